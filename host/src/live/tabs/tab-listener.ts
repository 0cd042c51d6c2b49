import type { LiveEvent } from '../line/read-message';

export interface HeardEvent {
  readonly id: number;
  /** The event before it, as its teller knows: whoever did not hear that one has missed something. */
  readonly after: number | null;
  readonly event: LiveEvent;
}

interface Settings {
  readonly onEvent: (event: LiveEvent) => void;
  readonly onMissed: () => void;
}

/** What one tab has heard: each event once, whoever tells it and however often. */
export interface TabListener {
  readonly last: number | null;
  hear(heard: HeardEvent): void;
  /** Where the events stand, for a tab that has heard none yet. */
  place(id: number): void;
  /** Events were missed; what comes next comes after this one. */
  miss(id: number | null): void;
}

export function createTabListener({ onEvent, onMissed }: Settings): TabListener {
  let last: number | null = null;
  return {
    get last() {
      return last;
    },
    hear({ id, after, event }) {
      if (last !== null && id <= last) return;
      const gap = last !== null && after !== null && after > last;
      last = id;
      onEvent(event);
      if (gap) onMissed();
    },
    place(id) {
      last ??= id;
    },
    miss(id) {
      // Also backwards: another database counts anew.
      last = id;
      onMissed();
    },
  };
}

import type { LiveEvent } from '../line/read-message';

export interface ReceivedEvent {
  readonly id: number;
  /** The event before it, as the sender knows it: a tab that did not hear that one has missed something. */
  readonly after: number | null;
  readonly event: LiveEvent;
}

interface Settings {
  readonly onEvent: (event: LiveEvent) => void;
  readonly onMissed: () => void;
}

/** What one tab has heard: each event once, no matter who sends it and how often. */
export interface TabListener {
  readonly last: number | null;
  hear(received: ReceivedEvent): void;
  /** The number of the last event, for a tab that has heard none yet. */
  place(id: number): void;
  /** Events were missed. The next event follows this one. */
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
      // Also backwards: another database counts from the start.
      last = id;
      onMissed();
    },
  };
}

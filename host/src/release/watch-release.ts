import { MINUTE, SECOND } from '@portal/shared/contract';
import { lookForRelease, type NewRelease } from './look-for-release';

/** Between two looks of a visible tab, without the jitter. */
const INTERVAL = 4 * MINUTE;
/** Tabs that were opened together do not ask together. */
const JITTER = 2 * MINUTE;
/** A reader who changes between two windows causes no more looks than this. */
const SHORTEST = 30 * SECOND;

export interface ReleaseWatch {
  /** The release that this tab does not have yet, or null. */
  get(): NewRelease | null;
  subscribe(listener: () => void): () => void;
  stop(): void;
}

interface Settings {
  readonly own: string;
  readonly look?: typeof lookForRelease;
  readonly random?: () => number;
}

/**
 * Learns whether a new document would get other versions than this one has: when the tab becomes visible, when the
 * network is back, and every few minutes. A hidden tab asks nothing.
 */
export function watchRelease({ own, look = lookForRelease, random = Math.random }: Settings): ReleaseWatch {
  const listeners = new Set<() => void>();
  let newest: NewRelease | null = null;
  let lookedAt = Date.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  function plan(): void {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void lookNow(), INTERVAL + random() * JITTER);
  }

  async function lookNow(): Promise<void> {
    plan();
    if (document.visibilityState !== 'visible' || !navigator.onLine) return;
    lookedAt = Date.now();
    const found = await look(own);
    if (isStopped || found === undefined || found?.mark === newest?.mark) return;
    newest = found;
    listeners.forEach((listener) => listener());
  }

  const lookAgain = () => {
    if (Date.now() - lookedAt >= SHORTEST) void lookNow();
  };
  document.addEventListener('visibilitychange', lookAgain);
  window.addEventListener('online', lookAgain);
  plan();
  return {
    get: () => newest,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAgain);
      window.removeEventListener('online', lookAgain);
    },
  };
}

export type ConnectionState = 'fine' | 'offline' | 'api-down';

export interface Connection {
  get(): ConnectionState;
  /** Whether a call that changes something waits for its answer. */
  isWriting(): boolean;
  subscribe(listener: () => void): () => void;
  /** The platform's fetch, which also records whether calls succeed. */
  readonly fetch: typeof globalThis.fetch;
}

/** One lost call may be an accident. */
const FAILURES_UNTIL_DOWN = 2;

export function createConnection(
  send: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init),
  isOnline: () => boolean = () => navigator.onLine,
): Connection {
  const listeners = new Set<() => void>();
  let failures = 0;
  let writes = 0;
  const state = (): ConnectionState => {
    if (!isOnline()) return 'offline';
    return failures >= FAILURES_UNTIL_DOWN ? 'api-down' : 'fine';
  };
  let shown = state();
  const update = () => {
    if (state() === shown) return;
    shown = state();
    listeners.forEach((listener) => listener());
  };
  const note = (reached: boolean) => {
    failures = reached ? 0 : failures + 1;
    update();
  };
  window.addEventListener('online', () => {
    failures = 0;
    update();
  });
  window.addEventListener('offline', update);
  return {
    get: () => shown,
    isWriting: () => writes > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async fetch(input, init) {
      const write = (input instanceof Request ? input : init)?.method?.toUpperCase() ?? 'GET';
      const counted = write === 'GET' ? 0 : 1;
      writes += counted;
      try {
        const response = await send(input, init);
        // A gateway whose server is not reachable answers 502 to 504.
        note(response.status < 502 || response.status > 504);
        return response;
      } catch (error) {
        const left = init?.signal?.aborted || (input instanceof Request && input.signal.aborted);
        if (!left) note(false);
        throw error;
      } finally {
        writes -= counted;
      }
    },
  };
}

import { SECOND } from '@portal/shared/contract';

const PAUSE = 2 * SECOND;
const RETRY = 15 * SECOND;

interface Settings<Values> {
  /** The version that the input started from; null if the server has none. */
  readonly version: number | null;
  /** @returns the new version, null if the server has none then @throws if it was not saved */
  readonly send: (values: Values, version: number | null) => Promise<number | null>;
  readonly isRefused: (error: unknown) => boolean;
  readonly onSent: (values: Values, version: number | null) => void;
  /** It is repeated. */
  readonly onFailed?: (error: unknown) => void;
  /** The server has a newer draft. Nothing more is sent. */
  readonly onRefused: () => void;
}

/** Sends what is typed, one call at a time, after each pause. A failure is repeated in silence: the browser has it too. */
export function createDraftSender<Values>({
  version,
  send,
  isRefused,
  onSent,
  onFailed,
  onRefused,
}: Settings<Values>) {
  let known = version;
  let waiting: Values | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let isStopped = false;
  let isClosed = false;
  let pause = PAUSE;

  function plan(): void {
    clearTimeout(timer);
    timer = setTimeout(flush, pause);
  }

  /** @returns whether what waits can be sent too */
  async function run(values: Values): Promise<boolean> {
    pause = PAUSE;
    try {
      known = await send(values, known);
      onSent(values, known);
      return true;
    } catch (error) {
      if (isRefused(error)) {
        isStopped = true;
        onRefused();
      } else {
        waiting ??= values;
        pause = RETRY;
        onFailed?.(error);
      }
      return false;
    }
  }

  function flush(): void {
    clearTimeout(timer);
    if (waiting === null || running !== null || isStopped) return;
    const values = waiting;
    waiting = null;
    running = run(values).then((isSent) => {
      running = null;
      if (waiting === null || isStopped) return;
      if (!isClosed) plan();
      else if (isSent) flush();
    });
  }

  return {
    change(values: Values): void {
      waiting = values;
      if (!isStopped) plan();
    },
    readVersion: () => known,
    /** Sends at once what waits. A failure is not repeated: another agent may have signed in by then. */
    close(): void {
      isClosed = true;
      flush();
    },
    /** Nothing is sent after it. Resolves when no call is under way. */
    async stop(): Promise<void> {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

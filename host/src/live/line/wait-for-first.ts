/** Begins to wait for something and calls `done` when it happens. The returned function ends the waiting. */
export type Waiting = (done: () => void) => () => void;

export const time =
  (milliseconds: number): Waiting =>
  (done) => {
    const timer = setTimeout(done, milliseconds);
    return () => clearTimeout(timer);
  };

export const event =
  (target: EventTarget, name: string): Waiting =>
  (done) => {
    target.addEventListener(name, done);
    return () => target.removeEventListener(name, done);
  };

/** Resolves at the first of several, and when the signal aborts. */
export function waitForFirst(signal: AbortSignal, ...waitings: Waiting[]): Promise<void> {
  return new Promise((resolve) => {
    const ends: (() => void)[] = [];
    const done = () => {
      ends.splice(0).forEach((end) => end());
      resolve();
    };
    ends.push(...[...waitings, event(signal, 'abort')].map((begin) => begin(done)));
    if (signal.aborted) done();
  });
}

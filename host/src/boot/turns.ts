/** A hidden page draws no frames. */
const LONGEST_WAIT = 500;

/** Resolves when the browser has shown what came with the page: the portal's own start must not keep the reader waiting for that. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT);
    // The frame is drawn after its callbacks.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

interface WithScheduler {
  readonly scheduler?: { yield?(): Promise<void> };
}

/** Lets the browser answer the reader in between. */
export function nextTurn(page: WithScheduler = globalThis as WithScheduler): Promise<void> {
  return page.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

interface WithScheduler {
  readonly scheduler?: { yield?(): Promise<void> };
}

/** Lets the browser respond to the reader in between. */
export function nextTurn(page: WithScheduler = globalThis as WithScheduler): Promise<void> {
  return page.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

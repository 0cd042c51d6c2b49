/** What the watcher in the page has seen since its last reset. */
export interface Seen {
  /** Changes of texts, states and elements; not of ticking figures or of hover and press styles. */
  readonly changes: number;
  readonly focusMoves: number;
  readonly scrolls: number;
  readonly prints: number;
  readonly copies: number;
}

/** Runs in the page before anything else. */
export function watchPage(): void {
  const seen = { changes: 0, focusMoves: 0, scrolls: 0, prints: 0, copies: 0 };
  const looks =
    /^(class|style|tabindex|data-(pressed|hovered|focused|focus-visible|rac|collection|key|explorer.*))$/;
  const maskFigures = (text: string | null) => (text ?? '').replace(/[\d\u0660-\u0669]+/g, '#');
  const isTicking = (record: MutationRecord): boolean => {
    if (record.type === 'characterData')
      return maskFigures(record.oldValue) === maskFigures(record.target.textContent);
    const texts = (nodes: NodeList) => [...nodes].map((node) => maskFigures(node.textContent)).join();
    return (
      record.type === 'childList' &&
      record.addedNodes.length > 0 &&
      texts(record.addedNodes) === texts(record.removedNodes)
    );
  };
  new MutationObserver((records) => {
    for (const record of records) {
      if (record.type === 'attributes') {
        if (looks.test(record.attributeName ?? '')) continue;
        const { target, attributeName } = record;
        if ((target as Element).getAttribute(attributeName ?? '') === record.oldValue) continue;
      }
      if (record.target instanceof Element && record.target.closest('head')) continue;
      if (!isTicking(record)) seen.changes += 1;
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    characterDataOldValue: true,
    attributes: true,
    attributeOldValue: true,
  });
  document.addEventListener('focusin', () => (seen.focusMoves += 1), true);
  document.addEventListener('scroll', () => (seen.scrolls += 1), true);
  window.print = () => void (seen.prints += 1);
  const clipboard = {
    writeText: async () => void (seen.copies += 1),
    write: async () => void (seen.copies += 1),
    readText: async () => '',
  };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  Object.defineProperty(navigator, 'share', { value: undefined, configurable: true });
  Object.assign(window, {
    explorerSeen: () => ({ ...seen }),
    explorerForget: () =>
      Object.assign(seen, { changes: 0, focusMoves: 0, scrolls: 0, prints: 0, copies: 0 }),
  });
}

/**
 * Runs in the page: resolves when React has mounted, nothing is marked as busy, two frames in a row changed nothing, nothing moves and
 * the browser is idle; or after the limit, with false.
 */
export async function waitUntilStill(limit: number): Promise<boolean> {
  const { explorerSeen } = window as unknown as { explorerSeen(): Seen };
  const end = performance.now() + limit;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
  // Every page has a title; before that, there is only the shell's loader.
  const isAtWork = () =>
    document.querySelector('h1') !== null &&
    [...document.querySelectorAll('body > *')].some((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactContainer')),
    );
  const isBusy = () =>
    [...document.querySelectorAll('[aria-busy=true]')].some((element) => element.checkVisibility());
  const isMoving = () =>
    document.getAnimations().some((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      return animation.playState === 'running' && Number(endTime ?? Infinity) < 2000;
    });
  let quiet = 0;
  while (performance.now() < end) {
    const { changes } = explorerSeen();
    await frame();
    const isQuiet = explorerSeen().changes === changes && isAtWork() && !isMoving() && !isBusy();
    quiet = isQuiet ? quiet + 1 : 0;
    if (quiet < 2) continue;
    await idle();
    if (explorerSeen().changes === changes) return true;
    quiet = 0;
  }
  return false;
}

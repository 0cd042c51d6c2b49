import type { Locks } from './elect-leader';

const NAME = 'portal-visible';
const isVisible = () => document.visibilityState === 'visible';

/** Shows the other tabs that this one is visible, by a lock that all of them may hold. @returns stops doing so */
export function tellVisible(locks: Locks | undefined): () => void {
  if (!locks) return () => undefined;
  let leave: AbortController | null = null;
  const update = () => {
    leave?.abort();
    leave = null;
    if (!isVisible()) return;
    leave = new AbortController();
    const { signal } = leave;
    const held = () =>
      new Promise<void>((resolve) =>
        signal.aborted ? resolve() : signal.addEventListener('abort', () => resolve()),
      );
    locks.request(NAME, { mode: 'shared', signal }, held).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', update);
  update();
  return () => {
    document.removeEventListener('visibilitychange', update);
    leave?.abort();
  };
}

/** Whether the agent sees the portal, in this tab or another. */
export async function isSomeTabVisible(locks: Locks | undefined): Promise<boolean> {
  if (isVisible() || !locks) return isVisible();
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === NAME);
}

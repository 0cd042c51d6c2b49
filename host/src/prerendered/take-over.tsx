import { startTransition, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { readTyped, restoreTyped, sendHeld } from './carry-over';
import { Drawn } from './Drawn';
import { watchPress } from './press';

/**
 * Draws a page next to the view that came with the document, in slices. When the page is complete it replaces
 * that view in one step, with everything that was typed meanwhile. Resolves when the page works.
 */
export async function takeOver(container: HTMLElement, page: ReactNode): Promise<void> {
  const press = watchPress();
  const fresh = container.cloneNode(false) as HTMLElement;
  let working: Promise<void> | undefined;
  await new Promise<void>((resolve, reject) => {
    const onUncaughtError = (error: unknown) => {
      reportError(error);
      reject(error as Error);
    };
    const root = createRoot(fresh, { onUncaughtError });
    working = new Promise((onWorking) =>
      startTransition(() =>
        root.render(
          <Drawn onDrawn={resolve} onWorking={onWorking}>
            {page}
          </Drawn>,
        ),
      ),
    );
  });
  await press.over();
  const typed = readTyped(container);
  const { sent } = container.dataset;
  container.replaceWith(fresh);
  restoreTyped(fresh, typed);
  if (sent !== undefined) fresh.dataset.sent = sent;
  sendHeld(fresh);
  await working;
}

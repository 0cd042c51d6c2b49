import { isDialogOpen, isSendKey, sendShortcuts } from '@portal/shared/keyboard';
import { useEffect } from 'react';
import { PAGE_ID } from '../page/usePageFocus';

/** The main action of the page that can be pressed: not in a part that is hidden or inert. */
const findMainAction = (): HTMLElement | undefined =>
  [
    ...(document
      .getElementById(PAGE_ID)
      ?.querySelectorAll<HTMLElement>(`button[aria-keyshortcuts="${sendShortcuts}"]:not(:disabled)`) ?? []),
  ].findLast((button) => button.closest('[inert], [hidden]') === null);

/** Ctrl+Enter, on a Mac ⌘ and Enter, presses the main action of the page. Dialogs do this themselves. */
export function useSendKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || !isSendKey(event)) return;
      if (isDialogOpen()) return;
      const action = findMainAction();
      if (!action) return;
      event.preventDefault();
      action.click();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

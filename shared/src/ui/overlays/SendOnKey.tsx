import { isSendKey } from '@portal/shared/keyboard';
import { useEffect, type RefObject } from 'react';

/** The last of its actions is the main one. A form inside of it may have them itself. */
const findMainAction = (dialog: HTMLElement): HTMLButtonElement | null | undefined =>
  dialog.querySelector<HTMLButtonElement>('[data-dialog-actions] > button:last-of-type') ??
  [...dialog.querySelectorAll<HTMLButtonElement>('form button[type="submit"]')].at(-1);

/**
 * Ctrl+Enter, on a Mac ⌘ and Enter, presses the main action of a dialog. A question is answered by its own buttons
 * only: the keys of a form that are pressed twice must not answer it.
 */
export function SendOnKey({ dialog }: { dialog: RefObject<HTMLElement | null> }): null {
  useEffect(() => {
    const own = dialog.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat || !isSendKey(event)) return;
      const main = own && findMainAction(own);
      if (!main || main.disabled) return;
      event.preventDefault();
      main.click();
    };
    own?.addEventListener('keydown', onKeyDown);
    return () => own?.removeEventListener('keydown', onKeyDown);
  }, [dialog]);
  return null;
}

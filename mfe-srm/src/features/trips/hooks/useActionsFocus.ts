import { isTouchScreen } from '@portal/shared/keyboard';
import { useEffect, type RefObject } from 'react';

/** The details of a trip open at its first action, so that the usual one is a press away. */
export function useActionsFocus(actions: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const dialog = actions.current?.closest('[role="dialog"]');
    const { activeElement } = document;
    if (!dialog || isTouchScreen()) return;
    // Nobody has moved on inside of it.
    if (activeElement === dialog || !dialog.contains(activeElement))
      actions.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [actions]);
}

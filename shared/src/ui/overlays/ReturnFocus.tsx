import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { keepReturnPoint, noteReturnPoint, returnFocus } from './return-point';

interface Props {
  dialog: RefObject<HTMLElement | null>;
  open: boolean;
}

let nothing: Root | undefined;

/**
 * React Aria gives the page back (`inert`) in an effect, which React runs after the next paint when a transition
 * closed the dialog, as each change of the address does. Its call for the focus may come before, and is lost then.
 * An update during the commit makes React run the effects of the commit at once. The root shows nothing.
 */
function runEffectsWithThisCommit(): void {
  nothing ??= createRoot(document.createElement('div'));
  nothing.render(null);
}

const isFocusLost = (dialog: HTMLElement): boolean => {
  const { activeElement } = document;
  return !activeElement || activeElement === document.body || dialog.contains(activeElement);
};

/** Gives the focus back. It stands inside the modal: its effects end after those that give the page back. */
export function ReturnFocus({ dialog, open }: Props): null {
  const [point] = useState(noteReturnPoint);
  useLayoutEffect(() => (open ? runEffectsWithThisCommit : undefined), [open]);
  useEffect(() => {
    const own = dialog.current;
    if (!own) return undefined;
    // It stays for as long as its closing is shown.
    if (!open) {
      if (isFocusLost(own)) returnFocus(point);
      return undefined;
    }
    keepReturnPoint(own, point);
    return () => {
      if (!own.isConnected && isFocusLost(own)) returnFocus(point);
    };
  }, [dialog, open, point]);
  return null;
}

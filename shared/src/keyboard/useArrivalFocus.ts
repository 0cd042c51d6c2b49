import { useEffect, useEffectEvent } from 'react';
import { isDialogOpen } from './is-dialog-open';
import { isTouchScreen } from './is-touch-screen';

/** The focus is where a move to a page puts it: nowhere, at the heading, or at the page as a whole. */
const isFocusAtRest = (): boolean => {
  const { activeElement } = document;
  return (
    activeElement === null || activeElement === document.body || activeElement.matches('main, h1, h2, h3')
  );
};

/**
 * Puts the focus on the first field or the next action of a page once that is there, for instance by
 * `ref.current?.focus()`. The focus stays where a user has put it, and a touch screen shows no keyboard.
 * A dialog that is still closing gives the focus back to the heading, and then it comes here.
 */
export function useArrivalFocus(setFocus: () => void, isThere = true): void {
  const arrive = useEffectEvent(() => {
    if (isFocusAtRest() && !isDialogOpen()) setFocus();
  });
  useEffect(() => {
    if (!isThere || isTouchScreen()) return undefined;
    const stop = () => {
      for (const name of ['keydown', 'pointerdown']) document.removeEventListener(name, stop, true);
      document.removeEventListener('focusin', arriveOnce);
    };
    const arriveOnce = () => {
      arrive();
      if (!isFocusAtRest() && !isDialogOpen()) stop();
    };
    document.addEventListener('keydown', stop, true);
    document.addEventListener('pointerdown', stop, true);
    document.addEventListener('focusin', arriveOnce);
    arriveOnce();
    return stop;
  }, [isThere]);
}

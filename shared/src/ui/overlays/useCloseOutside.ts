import { useEffect, useEffectEvent, type RefObject } from 'react';

/** The button that opened the floating surface is the expanded one. */
const isOwnButton = (target: Element): boolean => target.closest('[aria-expanded="true"]') !== null;

/** Whether a focus move to that element closes the floating surface. */
export const isElsewhere = (target: Element): boolean => !isOwnButton(target);

/**
 * Closes the floating surface when something else is pressed, also an element that takes no focus, or its own
 * button a second time.
 */
export function useCloseOutside(
  surface: RefObject<HTMLElement | null>,
  open: boolean,
  close: () => void,
): void {
  const isOutside = (target: EventTarget | null) =>
    target instanceof Element && !surface.current?.contains(target);
  const closeUnlessOwn = useEffectEvent((target: EventTarget | null): boolean => {
    if (!isOutside(target)) return false;
    const isOwn = isOwnButton(target as Element);
    if (!isOwn) close();
    return isOwn;
  });
  const end = useEffectEvent(close);
  useEffect(() => {
    if (!open) return undefined;
    // The start of a press opens it. The end of that press, which comes when it is already open, must not
    // close it again.
    let beganOnOwn = false;
    const press = ({ target }: Event) => void (beganOnOwn = closeUnlessOwn(target));
    const click = ({ target }: Event) => {
      if (beganOnOwn && target instanceof Element && isOwnButton(target)) end();
      beganOnOwn = false;
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('click', click, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('click', click, true);
    };
  }, [open]);
}

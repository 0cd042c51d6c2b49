import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Of what floats, the button that opened it is the one that is expanded. */
const isOwnButton = (target: Element): boolean => target.closest('[aria-expanded="true"]') !== null;

/** Whether the focus, when it goes there, ends what floats. */
export const isElsewhere = (target: Element): boolean => !isOwnButton(target);

/** Closes what floats when something else is pressed, also what takes no focus, or its own button a second time. */
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
    // A press opens with its beginning; its end, which comes when all is open already, must not close again.
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

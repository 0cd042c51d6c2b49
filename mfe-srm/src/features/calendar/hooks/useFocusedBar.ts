import { useCallback, useState, type FocusEvent } from 'react';

/** The focused element. It stays in the page while scrolling. */
export interface FocusedBar {
  readonly vehicleId: string;
  /** None if it is the vehicle itself. */
  readonly bar: string | undefined;
}

const heldIn = (target: Element): FocusedBar | null => {
  const vehicleId = target.closest<HTMLElement>('[data-vehicle]')?.dataset.vehicle;
  const bar = target.closest<HTMLElement>('[data-bar]')?.dataset.bar;
  return vehicleId === undefined ? null : { vehicleId, bar };
};

const isSame = (a: FocusedBar | null, b: FocusedBar | null) =>
  a?.vehicleId === b?.vehicleId && a?.bar === b?.bar;

export function useFocusedBar() {
  const [held, setHeld] = useState<FocusedBar | null>(null);
  const onFocus = useCallback(({ target }: FocusEvent) => {
    const now = heldIn(target);
    setHeld((before) => (isSame(before, now) ? before : now));
  }, []);
  const onBlur = useCallback(({ currentTarget, relatedTarget }: FocusEvent) => {
    // A window in the background keeps its focus.
    const next = relatedTarget ?? document.activeElement;
    if (!currentTarget.contains(next)) setHeld(null);
  }, []);
  return { held, onFocus, onBlur };
}

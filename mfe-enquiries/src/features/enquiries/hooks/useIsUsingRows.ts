import { useState, type FocusEvent, type PointerEvent } from 'react';

/** Whether a pointer or the focus is inside the rows. Then nothing may move there. */
export function useIsUsingRows() {
  const [pointer, setPointer] = useState(false);
  const [focus, setFocus] = useState(false);
  return {
    isHeld: pointer || focus,
    handlers: {
      // A finger has no position when it does not touch.
      onPointerEnter: ({ pointerType }: PointerEvent) => setPointer(pointerType !== 'touch'),
      onPointerLeave: () => setPointer(false),
      onFocusCapture: () => setFocus(true),
      onBlurCapture: ({ currentTarget, relatedTarget }: FocusEvent) =>
        setFocus(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
    },
  };
}

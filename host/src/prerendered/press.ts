/** The live page waits at most this long for the end of a press. A press may have no end: a finger rests, or the browser opens its own list. */
const LONGEST_PRESS_MS = 700;
/** The click of a tap comes this long after the finger has left. */
const CLICK_DELAY_MS = 60;

/** A button that is replaced between press and release gets no click, so the replacement waits for the end of the press. */
export function watchPress(): { readonly over: () => Promise<void> } {
  let pressed = false;
  let onOver: (() => void) | undefined;
  const begin = () => void (pressed = true);
  const end = () => {
    pressed = false;
    onOver?.();
  };
  const clickIsNext = () => void setTimeout(end, CLICK_DELAY_MS);
  const listeners = [
    ['pointerdown', begin],
    ['pointerup', clickIsNext],
    ['pointercancel', end],
    ['click', end],
  ] as const;
  for (const [type, listener] of listeners)
    window.addEventListener(type, listener, { capture: type !== 'click', passive: true });
  return {
    async over() {
      if (pressed) {
        await new Promise<void>((resolve) => {
          onOver = resolve;
          setTimeout(resolve, LONGEST_PRESS_MS);
        });
      }
      for (const [type, listener] of listeners)
        window.removeEventListener(type, listener, { capture: type !== 'click' });
    },
  };
}

/** A resting finger, or a press without an end (the browser's own list took it), delays nothing for longer than this. */
const LONGEST = 700;
/** The click of a tap comes a little after the finger has left. */
const CLICK_AFTER = 60;

/** A button that is replaced between press and release gets no click, so the replacement waits for the end of the press. */
export function watchPress(): { readonly over: () => Promise<void> } {
  let pressed = false;
  let onOver: (() => void) | undefined;
  const begin = () => void (pressed = true);
  const end = () => {
    pressed = false;
    onOver?.();
  };
  const clickIsNext = () => void setTimeout(end, CLICK_AFTER);
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
          setTimeout(resolve, LONGEST);
        });
      }
      for (const [type, listener] of listeners)
        window.removeEventListener(type, listener, { capture: type !== 'click' });
    },
  };
}

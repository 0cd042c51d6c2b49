/** Whether a key that is pressed here belongs to a field with text, a dialog or a menu. A switch takes no text. */
export const isTextField = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]',
  ) !== null;

/** Whether a key that is pressed here belongs to a field, a dialog or a menu. */
export const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]') !==
    null;

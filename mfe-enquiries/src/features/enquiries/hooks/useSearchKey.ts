import { useEffect, type RefObject } from 'react';

const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]') !==
    null;

/** A dialog that has just closed keeps the page inert for some frames, in which nothing takes the focus. */
const FRAMES = 30;

function enter(field: HTMLInputElement | null, framesLeft = FRAMES): void {
  field?.focus();
  if (document.activeElement === field) field?.select();
  else if (framesLeft > 0) requestAnimationFrame(() => enter(field, framesLeft - 1));
}

/** `/` leads to the search from anywhere but a text field. */
export function useSearchKey(box: RefObject<HTMLInputElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || takesText(event.target)) return;
      event.preventDefault();
      enter(box.current);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [box, isOn]);
}

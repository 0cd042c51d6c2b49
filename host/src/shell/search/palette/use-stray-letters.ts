import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isLetter } from '../use-search-keys';

/**
 * Letters that are typed while another element has the focus belong to the field: a dialog that is still
 * closing keeps the focus for a moment.
 */
export function useStrayLetters(
  field: RefObject<HTMLInputElement | null>,
  onLetter: (letter: string) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const dialog = field.current?.closest('[role="dialog"]');
    if (!isLetter(event) || event.isComposing || !dialog || dialog.contains(event.target as Node)) return;
    event.preventDefault();
    event.stopPropagation();
    field.current?.focus();
    onLetter(event.key);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    // Before the dialog that is closing sees it.
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [field]);
}

import { useEffect, useEffectEvent, type RefObject } from 'react';
import { isLetter } from '../useSearchKeys';

/**
 * The field keeps the focus and gets each letter, also while another dialog is closing: that one takes the focus
 * back for a moment, and then the focus goes to the search's dialog, not to its field.
 */
export function useFieldFocus(
  field: RefObject<HTMLInputElement | null>,
  onLetter: (letter: string) => void,
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const dialog = field.current?.closest('[role="dialog"]');
    const isInControl = dialog !== event.target && dialog?.contains(event.target as Node);
    if (!isLetter(event) || event.isComposing || isInControl) return;
    event.preventDefault();
    event.stopPropagation();
    field.current?.focus();
    onLetter(event.key);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    const onFocusIn = ({ target }: FocusEvent) => {
      if (target === field.current?.closest('[role="dialog"]')) field.current?.focus();
    };
    // The focus may have gone while the dialog was opening.
    field.current?.focus();
    // Before the dialog that is closing sees the key.
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('focusin', onFocusIn);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('focusin', onFocusIn);
    };
  }, [field]);
}

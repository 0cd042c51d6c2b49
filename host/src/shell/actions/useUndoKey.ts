import { isTextField } from '@portal/shared/keyboard';
import { useEffect, useEffectEvent } from 'react';

const isUndoKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** Ctrl+Z or ⌘Z from anywhere but a field, a dialog or a menu. Null: there is nothing to undo. */
export function useUndoKey(onUndo: (() => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (onUndo === null || event.defaultPrevented || !isUndoKey(event) || isTextField(event.target)) return;
    event.preventDefault();
    onUndo();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

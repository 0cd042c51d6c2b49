import { useEffect, useEffectEvent } from 'react';
import { isHelpKeyOn } from './single-key';

const takesText = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"], [role="menu"]') !==
    null;

const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

interface Handlers {
  /** The search was asked for and may still be loading. */
  readonly isOpening: boolean;
  readonly onSearch: () => void;
  readonly onHelp: () => void;
  /** A letter that was typed before the field was there. */
  readonly onEarlyLetter: (letter: string) => void;
  /** A key that the search may follow was pressed. */
  readonly onModifier: () => void;
}

/** Ctrl+K or ⌘K from anywhere, and `?` from anywhere but a field. Letters that follow at once are not lost. */
export function useSearchKeys({ isOpening, onSearch, onHelp, onEarlyLetter, onModifier }: Handlers): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === 'Control' || event.key === 'Meta') onModifier();
    if (isOpening && isLetter(event) && !isInDialog(event.target)) {
      event.preventDefault();
      onEarlyLetter(event.key);
      return;
    }
    if (isSearchKey(event)) {
      event.preventDefault();
      onSearch();
      return;
    }
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (takesText(event.target) || !isHelpKeyOn()) return;
    event.preventDefault();
    onHelp();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

import { isSingleKeyOn, isTextField } from '@portal/shared/keyboard';
import { useEffect, useEffectEvent } from 'react';

const isSearchKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

/** A key that writes a letter. */
export const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

interface Handlers {
  readonly onSearch: () => void;
  readonly onHelp: () => void;
  /** Takes a letter while the search loads. Returns false when it does not load. */
  readonly takeEarlyLetter: (letter: string) => boolean;
  /** A key that the search may follow was pressed. */
  readonly onModifier: () => void;
}

/** Ctrl+K or ⌘K from anywhere, and `?` from anywhere but a field. Letters that follow at once are not lost. */
export function useSearchKeys({ onSearch, onHelp, takeEarlyLetter, onModifier }: Handlers): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key === 'Control' || event.key === 'Meta') onModifier();
    if (isLetter(event) && takeEarlyLetter(event.key)) {
      event.preventDefault();
      return;
    }
    if (isSearchKey(event)) {
      event.preventDefault();
      onSearch();
      return;
    }
    if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTextField(event.target) || !isSingleKeyOn()) return;
    event.preventDefault();
    onHelp();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

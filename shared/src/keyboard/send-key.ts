/** Of the button that Ctrl+Enter presses, on a Mac ⌘ and Enter: the main action of a page. */
export const sendShortcuts = 'Control+Enter Meta+Enter';

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Whether a key sends the form. Shift and Alt make it another shortcut. */
export const isSendKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey;

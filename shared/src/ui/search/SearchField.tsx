import { useMessages } from '@portal/shared/i18n';
import { Icon, IconButton, TextField, type TextFieldProps } from '@portal/shared/ui';
import { useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react';

export interface SearchFieldProps extends Pick<
  TextFieldProps,
  'maxLength' | 'onKeyDown' | 'aria-keyshortcuts'
> {
  /** Says what is searched. Nothing else labels the box. */
  label: string;
  /** Shorter words that fit the box on a phone. Otherwise the empty box shows the label. */
  placeholder?: string | undefined;
  text: string;
  onText: (text: string) => void;
  /** Where the page itself leads to the box. */
  box?: RefObject<HTMLInputElement | null>;
  /** Shown at the end of the box while it is empty. */
  hint?: ReactNode;
}

/** Searches a list while the agent types. Escape and a cross empty it. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder = label, text, onText, box, hint, onKeyDown, ...input } = props;
  const t = useMessages();
  const own = useRef<HTMLInputElement>(null);
  const ref = box ?? own;
  const clear = () => {
    onText('');
    ref.current?.focus();
  };
  const leave = (event: KeyboardEvent<HTMLInputElement>) => {
    onKeyDown?.(event);
    if (event.key === 'Escape' && text) onText('');
  };
  return (
    <TextField
      {...input}
      ref={ref}
      type="search"
      // An empty box has no direction: its placeholder would be placed as in English.
      dir={text ? 'auto' : undefined}
      hideLabel
      label={label}
      placeholder={placeholder}
      autoComplete="off"
      enterKeyHint="search"
      value={text}
      start={<Icon name="search" />}
      end={text ? <IconButton icon="x" size="sm" label={t('ui.search.clear')} onClick={clear} /> : hint}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      onKeyDown={leave}
    />
  );
}

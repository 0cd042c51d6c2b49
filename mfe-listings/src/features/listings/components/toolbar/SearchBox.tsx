import { Icon, IconButton, TextField } from '@portal/shared/ui';
import { useRef, type KeyboardEvent } from 'react';
import { useListingsText } from '../../../../messages/useListingsText';

interface Props {
  text: string;
  onText: (text: string) => void;
}

export function SearchBox({ text, onText }: Props) {
  const t = useListingsText();
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    onText('');
    box.current?.focus();
  };
  const leave = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && text) onText('');
  };
  return (
    <TextField
      ref={box}
      type="search"
      dir="auto"
      hideLabel
      label={t('listings.search')}
      placeholder={t('listings.search')}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={100}
      value={text}
      start={<Icon name="search" />}
      end={text && <IconButton icon="x" size="sm" label={t('listings.search.clear')} onClick={clear} />}
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      onKeyDown={leave}
    />
  );
}

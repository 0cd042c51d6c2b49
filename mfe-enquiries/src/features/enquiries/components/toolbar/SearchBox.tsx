import { Icon, IconButton, Kbd, TextField } from '@portal/shared/ui';
import type { KeyboardEvent, RefObject } from 'react';
import styled from 'styled-components';
import { useText } from '../../../../messages/useText';

const Hint = styled.span`
  padding-inline-end: 6px;
  @media (pointer: coarse) {
    display: none;
  }
`;

interface Props {
  box: RefObject<HTMLInputElement | null>;
  text: string;
  /** Whether `/` leads here. */
  hasKey: boolean;
  onText: (text: string) => void;
}

export function SearchBox({ box, text, hasKey, onText }: Props) {
  const t = useText();
  const leave = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Escape') return;
    if (text) onText('');
    else event.currentTarget.blur();
  };
  const clear = () => {
    onText('');
    box.current?.focus();
  };
  const hint = hasKey && (
    <Hint aria-hidden>
      <Kbd>/</Kbd>
    </Hint>
  );
  return (
    <TextField
      ref={box}
      type="search"
      dir="auto"
      hideLabel
      label={t('enquiries.search')}
      placeholder={t('enquiries.search')}
      autoComplete="off"
      enterKeyHint="search"
      maxLength={200}
      aria-keyshortcuts={hasKey ? '/' : undefined}
      value={text}
      start={<Icon name="search" />}
      end={
        text ? <IconButton icon="x" size="sm" label={t('enquiries.search.clear')} onClick={clear} /> : hint
      }
      onChange={({ currentTarget }) => onText(currentTarget.value)}
      onKeyDown={leave}
    />
  );
}

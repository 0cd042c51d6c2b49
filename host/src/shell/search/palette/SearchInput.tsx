import { useMessages } from '@portal/shared/i18n';
import { searchLimits } from '@portal/shared/contract';
import { Icon, IconButton, Spinner } from '@portal/shared/ui';
import type { KeyboardEvent, Ref } from 'react';
import styled from 'styled-components';
import { useSearchMessages } from '../../../messages/useSearchMessages';
import { LIST_ID } from './ResultList';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-2) var(--space-3) var(--space-2) var(--space-4);
  border-block-end: 1px solid var(--color-line);
  &:dir(rtl) {
    padding: var(--space-2) var(--space-4) var(--space-2) var(--space-3);
  }
  & > svg {
    color: var(--color-ink-3);
  }
`;
const Field = styled.input`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 44px;
  border: 0;
  background: none;
  color: var(--color-ink-1);
  font: inherit;
  font-size: var(--text-4);
  &:focus {
    outline: none;
  }
  &::placeholder {
    color: var(--color-ink-3);
    font-size: var(--text-3);
  }
`;

interface Props {
  ref: Ref<HTMLInputElement>;
  text: string;
  onText: (text: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void;
  isSearching: boolean;
  hasLines: boolean;
  activeLine: string | undefined;
  onClose: () => void;
}

/** The field. It keeps the focus while the arrow keys move through the lines. */
export function SearchInput({
  ref,
  text,
  onText,
  onKeyDown,
  isSearching,
  hasLines,
  activeLine,
  onClose,
}: Props) {
  const t = useSearchMessages();
  const shared = useMessages();
  return (
    <Row>
      {isSearching ? <Spinner size={20} /> : <Icon name="search" size={20} />}
      <Field
        ref={ref}
        autoFocus
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={hasLines}
        aria-controls={LIST_ID}
        aria-autocomplete="list"
        aria-activedescendant={activeLine}
        placeholder={t('search.placeholder')}
        dir={text ? 'auto' : undefined}
        value={text}
        maxLength={searchLimits.longest}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={({ currentTarget }) => onText(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton icon="x" label={shared('ui.close')} size="sm" onClick={onClose} />
    </Row>
  );
}

import { limits } from '@portal/shared/contract';
import { Icon, Stack, Text } from '@portal/shared/ui';
import { useId, type ChangeEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import type { ImportWords } from '../model/words';

const Area = styled.div`
  position: relative;
  border: 1px dashed var(--color-line-strong);
  border-radius: var(--radius-2);
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > label {
    display: grid;
    justify-items: center;
    gap: var(--space-1);
    padding: var(--space-8) var(--space-4);
    text-align: center;
  }
  & b {
    color: var(--color-brand-ink);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & small {
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
`;

interface Props {
  words: ImportWords;
  /** A file to start with. */
  template: ReactNode;
  onFile: (file: File) => void;
}

export function ChooseFile({ words, template, onFile }: Props) {
  const inputId = useId();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Allows choosing the same file again after a correction.
    currentTarget.value = '';
    if (file) onFile(file);
  };
  return (
    <Stack>
      <Text tone="secondary">{words('intro')}</Text>
      {template}
      {/* The field covers the area, so that a file can be dropped on it. */}
      <Area>
        <label htmlFor={inputId}>
          <Icon name="plus" size={22} />
          <span>
            <b>{words('choose')}</b> {words('drop')}
          </span>
          <small>{words('limits', { rows: limits.listing.importRowsMax })}</small>
        </label>
        <input id={inputId} type="file" accept=".csv,text/csv,text/plain,.txt,.tsv" onChange={choose} />
      </Area>
    </Stack>
  );
}

import { Icon } from '@portal/shared/ui';
import { useId, useState, type ChangeEvent, type DragEvent } from 'react';
import styled from 'styled-components';
import { DropWords } from '../ui/upload/DropWords';

const Area = styled.div<{ $over: boolean }>`
  position: relative;
  border: 1px dashed var(--color-line-strong);
  border-radius: var(--radius-2);
  background: ${({ $over }) => ($over ? 'var(--color-brand-soft)' : 'var(--color-surface)')};
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    opacity: 0;
  }
  & > label {
    display: grid;
    justify-items: center;
    gap: var(--space-1);
    padding: var(--space-8) var(--space-4);
    text-align: center;
    cursor: pointer;
  }
  & b {
    color: var(--color-brand-ink);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & small {
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
`;

interface Props {
  /** "Choose a file", "or drop it here", and what may be in it. */
  words: { readonly choose: string; readonly drop: string; readonly limits: string };
  onFile: (file: File) => void;
  /** What the file dialog offers; text files by default. */
  accept?: string;
}

/** Where a CSV file is chosen or dropped. */
export function CsvArea({ words, onFile, accept = '.csv,text/csv,text/plain,.txt,.tsv' }: Props) {
  const inputId = useId();
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => file && onFile(file);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file can be chosen again after a correction.
    currentTarget.value = '';
    take(file);
  };
  return (
    <Area
      $over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input id={inputId} type="file" accept={accept} onChange={choose} />
      <label htmlFor={inputId}>
        <Icon name="plus" size={22} />
        <span>
          <b>{words.choose}</b> <DropWords>{words.drop}</DropWords>
        </span>
        <small>{words.limits}</small>
      </label>
    </Area>
  );
}

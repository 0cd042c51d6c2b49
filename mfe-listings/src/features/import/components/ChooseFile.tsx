import { limits } from '@portal/shared/contract';
import { Icon, Stack, Text } from '@portal/shared/ui';
import { useId, useState, type ChangeEvent, type DragEvent } from 'react';
import styled from 'styled-components';
import { useImportText } from '../../../messages/useImportText';
import type { ImportProblem } from '../hooks/useImport';
import type { Lookups } from '../model/lookups';
import { FileTrouble } from './FileTrouble';
import { TemplateButton } from './TemplateButton';

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

const Template = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-2);
  background: var(--color-surface-2);
`;

interface Props {
  problem: ImportProblem | null;
  onFile: (file: File) => Promise<void>;
  readLookups: () => Promise<Lookups>;
}

export function ChooseFile({ problem, onFile, readLookups }: Props) {
  const t = useImportText();
  const inputId = useId();
  const [over, setOver] = useState(false);
  const take = (file: File | undefined) => file && void onFile(file);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.currentTarget.files?.[0]);
    // The same file, corrected, can be chosen again.
    event.currentTarget.value = '';
  };
  return (
    <Stack>
      <Text tone="secondary">{t('import.intro')}</Text>
      {problem && <FileTrouble problem={problem} />}
      <Template>
        <Text size={2}>{t('import.step.template')}</Text>
        <TemplateButton readLookups={readLookups} />
      </Template>
      <Area
        $over={over}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input id={inputId} type="file" accept=".csv,text/csv,text/plain,.txt,.tsv" onChange={choose} />
        <label htmlFor={inputId}>
          <Icon name="plus" size={22} />
          <span>
            <b>{t('import.choose')}</b> {t('import.drop')}
          </span>
          <small>{t('import.limits', { rows: limits.listing.importRowsMax })}</small>
        </label>
      </Area>
    </Stack>
  );
}

import { limits } from '@portal/shared/contract';
import { Icon, Stack, Text } from '@portal/shared/ui';
import { useId, type ChangeEvent } from 'react';
import styled from 'styled-components';
import { useFleetText } from '../../../../messages/useFleetText';
import type { Lookups } from '../../model/import-row';
import { TemplateButton } from './TemplateButton';

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
  onFile: (file: File) => void;
  readLookups: () => Promise<Lookups>;
}

export function ChooseFile({ onFile, readLookups }: Props) {
  const t = useFleetText();
  const inputId = useId();
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file, corrected, can be chosen again.
    currentTarget.value = '';
    if (file) onFile(file);
  };
  return (
    <Stack>
      <Text tone="secondary">{t('fleet.import.intro')}</Text>
      <TemplateButton readLookups={readLookups} />
      {/* The field lies over the area, so that a file can be dropped on it. */}
      <Area>
        <label htmlFor={inputId}>
          <Icon name="plus" size={22} />
          <span>
            <b>{t('fleet.import.choose')}</b> {t('fleet.import.drop')}
          </span>
          <small>{t('fleet.import.limits', { rows: limits.listing.importRowsMax })}</small>
        </label>
        <input id={inputId} type="file" accept=".csv,text/csv,text/plain,.txt,.tsv" onChange={choose} />
      </Area>
    </Stack>
  );
}

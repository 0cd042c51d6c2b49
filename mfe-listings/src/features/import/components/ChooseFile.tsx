import { limits } from '@portal/shared/contract';
import { CsvArea } from '@portal/shared/csv/area';
import { useCapability } from '@portal/shared/portal';
import { Stack, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useImportText } from '../../../messages/useImportText';
import type { ImportProblem } from '../hooks/useImport';
import type { Lookups } from '../model/lookups';
import { FileTrouble } from './FileTrouble';
import { Template } from './Template';

const Beginning = styled.div`
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
  const canChange = useCapability('listing-import-updates');
  const words = {
    choose: t('import.choose'),
    drop: t('import.drop'),
    limits: t('import.limits', { rows: limits.listing.importRowsMax }),
  };
  return (
    <Stack>
      <Text tone="secondary">{t(canChange ? 'import.change.intro' : 'import.intro')}</Text>
      {problem && <FileTrouble problem={problem} />}
      <Beginning>
        <Text size={2}>{t('import.step.template')}</Text>
        <Template readLookups={readLookups} />
      </Beginning>
      <CsvArea words={words} onFile={(file) => void onFile(file)} />
    </Stack>
  );
}

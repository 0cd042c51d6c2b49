import { ProgressBar, Stack, Text } from '@portal/shared/ui';
import type { ImportWork } from '../hooks/useRowImport';
import type { ImportWords } from '../words/import-words';
import { useImportText } from '../words/useImportText';

interface Props {
  work: ImportWork;
  /** Whether there is more than one answer to wait for. */
  isCounted: boolean;
  words: ImportWords;
}

export function ImportProgress({ work: { kind, done, total }, isCounted, words }: Props) {
  const t = useImportText();
  const label = kind === 'adding' ? words('adding') : t('recordImport.checking');
  if (!isCounted || total === 0) return <ProgressBar label={label} />;
  return (
    <Stack gap={2}>
      <Text role="status" tabular>
        {t('recordImport.progress', { work: label, done, total })}
      </Text>
      <ProgressBar label={label} value={done / total} />
    </Stack>
  );
}

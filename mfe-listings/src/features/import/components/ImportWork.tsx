import { ProgressBar, Stack, Text } from '@portal/shared/ui';
import { useImportText } from '../../../messages/useImportText';
import type { Work } from '../hooks/useImport';

export function ImportWork({ work }: { work: Work }) {
  const t = useImportText();
  const words = t(`import.${work.kind}`, { done: work.done, total: work.total });
  return (
    <Stack gap={2}>
      <Text role="status" tabular>
        {words}
      </Text>
      <ProgressBar label={words} value={work.total ? work.done / work.total : undefined} />
    </Stack>
  );
}

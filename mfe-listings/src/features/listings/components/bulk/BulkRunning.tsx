import { ProgressBar, Stack, Text } from '@portal/shared/ui';
import { useBulkText } from '../../../../messages/useBulkText';
import type { BulkKind } from '../../model/bulk-kind';

export function BulkRunning({ kind, share }: { kind: BulkKind; share: number }) {
  const t = useBulkText();
  const words = t(`bulk.running.${kind}`);
  return (
    <Stack gap={2}>
      <Text role="status">{words}</Text>
      <ProgressBar label={words} value={share || undefined} />
      <Text tone="muted" size={2} tabular>
        {t('bulk.running', { share })}
      </Text>
    </Stack>
  );
}

import { ProgressBar, Stack, Text } from '@portal/shared/ui';
import { useText } from '../../../messages/useText';

/** All rows are read page by page. A screen reader hears that it continues, not each page. */
export function ReadingProgress({ read, total }: { read: number; total: number }) {
  const t = useText();
  const label = t('enquiries.insights.reading');
  return (
    <Stack gap={3} aria-busy>
      <Text role="status">{label}</Text>
      <ProgressBar label={label} {...(total > 0 && { value: read / total })} />
      {total > 0 && (
        <Text tone="muted" size={2} tabular>
          {t('enquiries.insights.progress', { read, total })}
        </Text>
      )}
    </Stack>
  );
}

import { useCopyText } from '@portal/shared/portal';
import { Button, Card, DescriptionList, Inline, Stack, Text } from '@portal/shared/ui';
import { useTripsText } from '../../../../messages/useTripsText';

export interface KeptEntry {
  readonly id: string;
  readonly term: string;
  readonly value: string;
}

/** Input of a form that cannot be sent any more, to read and copy. */
export function KeptEntries({ entries }: { entries: readonly KeptEntry[] }) {
  const t = useTripsText();
  const copyText = useCopyText();
  if (entries.length === 0) return null;
  const copy = () =>
    copyText(entries.map(({ term, value }) => `${term}: ${value}`).join('\n'), {
      copied: t('trips.kept.copied'),
      failed: t('trips.kept.notCopied'),
    });
  return (
    <Card title={t('trips.kept.title')}>
      <Stack gap={3}>
        <Text tone="muted">{t('trips.kept.text')}</Text>
        <DescriptionList items={entries.map(({ id, term, value }) => ({ id, term, description: value }))} />
        <Inline>
          <Button size="sm" onClick={() => void copy()}>
            {t('trips.kept.copy')}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}

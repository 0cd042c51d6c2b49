import { journalFormatNames, srmAccountingEndpoints } from '@portal/shared/contract';
import type { Days } from '@portal/shared/figures';
import { Card, Inline, Stack, Text } from '@portal/shared/ui';
import { useAccountingText } from '../../../messages/useAccountingText';
import { toQuery } from '../model/query';
import { DownloadButton } from './DownloadButton';

interface Props {
  days: Days;
  transactions: number;
}

/** The journal as a file for each accounting program. */
export function JournalCard({ days, transactions }: Props) {
  const t = useAccountingText();
  return (
    <Card title={t('accounting.journal')}>
      <Stack gap={3}>
        <Text tone="muted">{t('accounting.journalText')}</Text>
        <Text>{t('accounting.transactions', { count: transactions })}</Text>
        <Inline>
          {journalFormatNames.map((format) => (
            <DownloadButton
              key={format}
              endpoint={srmAccountingEndpoints.journal}
              input={{ query: { ...toQuery(days), format } }}
              fileName={`journal-${format}`}
              label={t(`accounting.format.${format}`)}
            />
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}

import {
  type Days,
  journalFormatNames,
  srmAccountingEndpoints,
  type JournalFormatName,
} from '@portal/shared/contract';
import { Card, Inline, Stack, Text } from '@portal/shared/ui';
import { useAccountingText } from '../../../messages/useAccountingText';
import { toQuery } from '../model/query';
import { DownloadButton } from './DownloadButton';

/** Product names, which no language translates. */
const programNames: Readonly<Record<JournalFormatName, string>> = {
  zoho: 'Zoho Books (CSV)',
  quickbooks: 'QuickBooks Online (CSV)',
  tally: 'Tally (XML)',
  hledger: 'hledger',
};

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
              label={programNames[format]}
            />
          ))}
        </Inline>
      </Stack>
    </Card>
  );
}

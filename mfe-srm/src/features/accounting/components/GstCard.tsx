import {
  type Days,
  findTaxPeriod,
  srmAccountingEndpoints,
  type AccountingSummary,
} from '@portal/shared/contract';
import { formatNumber } from '@portal/shared/format';
import { Card, Inline, Stack, Text } from '@portal/shared/ui';
import { useAccountingText } from '../../../messages/useAccountingText';
import { formatAmount } from '../model/format-amount';
import { toQuery } from '../model/query';
import { AmountTable } from './AmountTable';
import { DownloadButton } from './DownloadButton';

interface Props {
  days: Days;
  gst: NonNullable<AccountingSummary['gst']>;
}

/** Of rates in hundredths of a percent. */
const WHOLE = 10_000;

/** The outward supplies of India's return, by rate. */
export function GstCard({ days, gst }: Props) {
  const t = useAccountingText();
  const isPeriod = findTaxPeriod(days.from, days.to) !== null;
  return (
    <Card title={t('accounting.gst')}>
      <Stack gap={3}>
        <Text tone="muted">{t('accounting.gstText')}</Text>
        {gst.rates.length > 0 && (
          <AmountTable
            label={t('accounting.gst')}
            columns={[
              t('accounting.rate'),
              t('accounting.taxable'),
              t('accounting.cgst'),
              t('accounting.sgst'),
              t('accounting.igst'),
            ]}
            rows={gst.rates.map(({ rate, taxable, cgst, sgst, igst }) => ({
              key: String(rate),
              cells: [
                formatNumber(rate / WHOLE, { style: 'percent', maximumFractionDigits: 2 }),
                ...[taxable, cgst, sgst, igst].map(formatAmount),
              ],
            }))}
          />
        )}
        {!isPeriod && <Text>{t('accounting.gstPeriod')}</Text>}
        <Inline>
          <DownloadButton
            endpoint={srmAccountingEndpoints.gstReturn}
            input={{ query: toQuery(days) }}
            fileName="gstr-1.json"
            label={t('accounting.gstDownload')}
            isDisabled={!isPeriod}
          />
        </Inline>
      </Stack>
    </Card>
  );
}

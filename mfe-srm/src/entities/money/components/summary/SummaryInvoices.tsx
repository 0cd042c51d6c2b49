import { srmInvoiceEndpoints, type InvoiceRecord } from '@portal/shared/contract';
import { isoDateToday } from '@portal/shared/format';
import { useCountry, useQuery } from '@portal/shared/portal';
import { Card, SelectField, Skeleton, Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { useMoneyText } from '../../../../messages/useMoneyText';
import { formatMonth } from '../../../../model/format-month';
import { listMonths } from '../../model/list-months';
import { CreditNoteDialog } from '../CreditNoteDialog';
import { ChooseTrips } from './ChooseTrips';
import { SummaryInvoice } from './SummaryInvoice';
import { MoneyFailed } from '../MoneyFailed';

/** One invoice for several trips of a customer that came back in the same month, and those issued already. */
export function SummaryInvoices({ customerId }: { customerId: string }) {
  const t = useMoneyText();
  const months = listMonths(isoDateToday(useCountry().id));
  const [month, setMonth] = useState(months[0] ?? '');
  const [credited, setCredited] = useState<InvoiceRecord | null>(null);
  const { data, error, isRefreshing, refresh } = useQuery(
    srmInvoiceEndpoints.summaryOffer,
    { query: { customerId, month } },
    { onError: () => undefined },
  );
  return (
    <Stack gap={5}>
      <Card title={t('money.summary.title')}>
        <Stack gap={4}>
          <Text tone="muted">{t('money.summary.text')}</Text>
          <SelectField
            label={t('money.summary.month')}
            value={month}
            onChange={({ currentTarget }) => setMonth(currentTarget.value)}
            options={months.map((value) => ({ value, label: formatMonth(value) }))}
          />
          {!data && !error && <Skeleton width="60%" />}
          {error && !data && (
            <MoneyFailed error={error} isRetrying={isRefreshing} onRetry={() => void refresh()} />
          )}
          {data && <ChooseTrips key={month} customerId={customerId} offer={data} />}
        </Stack>
      </Card>
      {data && data.invoices.length > 0 && (
        <Card title={t('money.summary.issued')}>
          <Stack gap={4}>
            {data.invoices.map((invoice) => (
              <SummaryInvoice
                key={invoice.invoiceId}
                invoice={invoice}
                onCredit={() => setCredited(invoice)}
              />
            ))}
          </Stack>
        </Card>
      )}
      {credited && <CreditNoteDialog invoice={credited} onClose={() => setCredited(null)} />}
    </Stack>
  );
}

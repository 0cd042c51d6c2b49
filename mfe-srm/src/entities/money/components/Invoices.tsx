import { isNotOffered } from '@portal/shared/api';
import { srmInvoiceEndpoints, type InvoiceRecord, type TripRecord } from '@portal/shared/contract';
import { useCapability, useQuery } from '@portal/shared/portal';
import { Button, Heading, Inline, Skeleton, Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMoneyText } from '../../../messages/useMoneyText';
import { customerPath } from '../../customer/paths';
import { useDeliveries } from '../hooks/useDeliveries';
import { useElectronicInvoices } from '../hooks/useElectronicInvoices';
import { canIssue } from '../model/invoice';
import { CreditNoteDialog } from './CreditNoteDialog';
import { InvoiceLine } from './InvoiceLine';
import { IssueInvoiceDialog } from './IssueInvoiceDialog';
import { MoneyFailed } from './MoneyFailed';

/** The tax invoice of a closed trip and its credit notes. A server without invoices shows none. */
export function Invoices({ trip, level = 3 }: { trip: TripRecord; level?: 2 | 3 }) {
  const t = useMoneyText();
  const { bookingId, status } = trip;
  const { data, error, isRefreshing, refresh } = useQuery(
    srmInvoiceEndpoints.list,
    status === 'COMPLETED' ? { query: { bookingId } } : null,
    { onError: () => undefined },
  );
  const findElectronic = useElectronicInvoices(data && data.list.length > 0 ? bookingId : null);
  const findDelivery = useDeliveries(data && data.list.length > 0 ? bookingId : null);
  const hasSummaries = useCapability('summary-invoices');
  const [isIssuing, setIssuing] = useState(false);
  const [credited, setCredited] = useState<InvoiceRecord | null>(null);
  if (status !== 'COMPLETED' || (isNotOffered(error) && !data)) return null;
  const list = data?.list ?? [];
  const before = list.findLast(({ kind, supplements }) => kind === 'INVOICE' && !supplements);
  return (
    <Stack gap={3}>
      <Heading level={level} size={3}>
        {t('money.invoices')}
      </Heading>
      {!data && !error && <Skeleton width="60%" />}
      {error && !data && (
        <MoneyFailed error={error} isRetrying={isRefreshing} onRetry={() => void refresh()} />
      )}
      {data && canIssue(list) && (
        <>
          <div>
            <Text>{t(list.length === 0 ? 'money.invoices.none' : 'money.invoices.replace')}</Text>
            <Text tone="muted" size={2}>
              {t(list.length === 0 ? 'money.invoices.noneText' : 'money.invoices.replaceText')}
            </Text>
          </div>
          <Inline>
            <Button variant="primary" onClick={() => setIssuing(true)}>
              {t('money.invoices.issue')}
            </Button>
          </Inline>
          {hasSummaries && trip.customer && (
            <Text size={2}>
              <Link to={customerPath(trip.customer.customerId, 'invoices')}>{t('money.summary.link')}</Link>
            </Text>
          )}
        </>
      )}
      {list.map((invoice) => (
        <InvoiceLine
          key={invoice.invoiceId}
          invoice={invoice}
          electronic={findElectronic(invoice.invoiceId)}
          delivery={findDelivery(invoice.invoiceId)}
          supplemented={list.find(({ invoiceId }) => invoiceId === invoice.supplements)?.number ?? null}
          onCredit={() => setCredited(invoice)}
        />
      ))}
      {isIssuing && <IssueInvoiceDialog trip={trip} before={before} onClose={() => setIssuing(false)} />}
      {credited && <CreditNoteDialog invoice={credited} onClose={() => setCredited(null)} />}
    </Stack>
  );
}

import {
  readMinor,
  srmInvoiceEndpoints,
  type ElectronicInvoice as ElectronicRecord,
  type InvoiceRecord,
} from '@portal/shared/contract';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Button, Inline, Stack, Text } from '@portal/shared/ui';
import { useMoneyText } from '../../../messages/useMoneyText';
import { PaperButton } from '../../trip/components/details/PaperButton';
import { getCreditableAmount } from '../model/invoice';
import type { DeliveryView } from '../hooks/useDeliveries';
import { DeliveryState } from './DeliveryState';
import { ElectronicInvoice } from './ElectronicInvoice';
import { InvoiceTrips } from './InvoiceTrips';

interface Props {
  invoice: InvoiceRecord;
  /** Null where electronic invoices are not offered. */
  electronic: ElectronicRecord | null;
  /** Null where no provider is set up. */
  delivery: DeliveryView | null;
  /** Of a supplementary invoice: the number of the one that it adds to. */
  supplemented: string | null;
  onCredit: () => void;
}

/** One document with its totals, as a file, and the link to correct it. */
export function InvoiceLine({ invoice, electronic, delivery, supplemented, onCredit }: Props) {
  const t = useMoneyText();
  const { id: country, currency } = useCountry();
  const { invoiceId, kind, number, issuedAt, net, tax, credited, reason } = invoice;
  const money = (text: string) => formatMoney(readMinor(text) ?? 0, currency);
  const left = getCreditableAmount(invoice);
  const facts = [
    ...(supplemented ? [t('money.invoices.supplements', { number: supplemented })] : []),
    formatDateTime(issuedAt, country),
    t('money.invoices.sums', { net: money(net), tax: money(tax) }),
    ...(readMinor(credited)
      ? [left > 0 ? t('money.invoices.credited', { amount: money(credited ?? '') }) : t('money.invoices.all')]
      : []),
  ];
  return (
    <Stack gap={2}>
      <Inline>
        <PaperButton
          endpoint={srmInvoiceEndpoints.pdf}
          input={{ query: { invoiceId } }}
          name={`${number.replaceAll('/', '-')}.pdf`}
        >
          {t(`money.invoices.${kind}`, { number })}
        </PaperButton>
        {kind === 'INVOICE' && left > 0 && (
          <Button variant="ghost" aria-label={t('money.invoices.creditOf', { number })} onClick={onCredit}>
            {t('money.invoices.credit')}
          </Button>
        )}
      </Inline>
      <Text tone="muted" size={2} tabular>
        {facts.join(' \u00b7 ')}
      </Text>
      <InvoiceTrips invoice={invoice} />
      {reason && (
        <Text size={2} dir="auto">
          {reason}
        </Text>
      )}
      {electronic && <ElectronicInvoice number={number} electronic={electronic} />}
      {delivery && (delivery.delivery || (electronic?.missing.length === 0 && !electronic.registeredAt)) && (
        <DeliveryState invoiceId={invoiceId} number={number} {...delivery} />
      )}
    </Stack>
  );
}

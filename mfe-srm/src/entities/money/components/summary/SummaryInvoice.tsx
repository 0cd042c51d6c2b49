import type { InvoiceRecord } from '@portal/shared/contract';
import { useDeliveries } from '../../hooks/useDeliveries';
import { useElectronicInvoices } from '../../hooks/useElectronicInvoices';
import { InvoiceLine } from '../InvoiceLine';

interface Props {
  invoice: InvoiceRecord;
  onCredit: () => void;
}

/** A summary invoice or its credit note, with its electronic form. */
export function SummaryInvoice({ invoice, onCredit }: Props) {
  const findElectronic = useElectronicInvoices(invoice.bookingId);
  const findDelivery = useDeliveries(invoice.bookingId);
  return (
    <InvoiceLine
      invoice={invoice}
      electronic={findElectronic(invoice.invoiceId)}
      delivery={findDelivery(invoice.invoiceId)}
      supplemented={null}
      onCredit={onCredit}
    />
  );
}

import { srmInvoiceEndpoints, type ElectronicInvoice } from '@portal/shared/contract';
import { useCapability, useCountry, useQuery } from '@portal/shared/portal';

/**
 * Which of a trip's documents can be electronic, as a look-up by their id: in the Emirates, on a server that makes
 * them. `null` reads nothing.
 */
export function useElectronicInvoices(
  bookingId: string | null,
): (invoiceId: string) => ElectronicInvoice | null {
  const isOffered = useCapability('electronic-invoices');
  const isHere = useCountry().id === 'ae';
  const { data } = useQuery(
    srmInvoiceEndpoints.electronic,
    isOffered && isHere && bookingId !== null ? { query: { bookingId } } : null,
    // The documents themselves are there without it.
    { onError: () => undefined },
  );
  return (invoiceId) => data?.list.find((one) => one.invoiceId === invoiceId) ?? null;
}

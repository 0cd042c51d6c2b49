import { srmInvoiceEndpoints, type ElectronicInvoice } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { useHasElectronicDocuments } from './useHasElectronicDocuments';

/**
 * Which of a trip's documents can be electronic, as a look-up by their id, on a server that makes them. `null` reads
 * nothing.
 */
export function useElectronicInvoices(
  bookingId: string | null,
): (invoiceId: string) => ElectronicInvoice | null {
  const isOffered = useHasElectronicDocuments();
  const { data } = useQuery(
    srmInvoiceEndpoints.electronic,
    isOffered && bookingId !== null ? { query: { bookingId } } : null,
    // The documents themselves are there without it.
    { onError: () => undefined },
  );
  return (invoiceId) => data?.list.find((one) => one.invoiceId === invoiceId) ?? null;
}

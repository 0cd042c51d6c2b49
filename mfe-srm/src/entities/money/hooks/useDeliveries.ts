import { srmDeliveryEndpoints, type DocumentDelivery } from '@portal/shared/contract';
import { useCapability, useQuery } from '@portal/shared/portal';
import { useHasElectronicDocuments } from './useHasElectronicDocuments';

/** How often a page looks for an answer of the provider. */
const REFRESH = 15_000;

/** A document on the way to the provider. */
export interface DeliveryView {
  /** Null before it is sent for the first time. */
  readonly delivery: DocumentDelivery | null;
  /** Whether the server has a provider now. */
  readonly canSend: boolean;
}

/**
 * The way of a trip's documents to the provider, as a look-up by their id; null where there is none and never was.
 * `null` reads nothing.
 */
export function useDeliveries(bookingId: string | null): (invoiceId: string) => DeliveryView | null {
  const isElectronic = useHasElectronicDocuments();
  const isOffered = useCapability('document-delivery');
  const { data } = useQuery(
    srmDeliveryEndpoints.list,
    isElectronic && isOffered && bookingId !== null ? { query: { bookingId } } : null,
    // The documents themselves are there without it.
    { onError: () => undefined, refreshInterval: REFRESH },
  );
  return (invoiceId) => {
    if (data === undefined) return null;
    const canSend = data.provider !== 'none';
    const delivery = data.list.find((one) => one.invoiceId === invoiceId) ?? null;
    return canSend || delivery ? { delivery, canSend } : null;
  };
}

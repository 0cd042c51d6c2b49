import { srmLedgerEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';

/** The money of a trip, read anew when one comes back to it. */
export const useLedger = (bookingId: string) =>
  useQuery(
    srmLedgerEndpoints.get,
    { query: { bookingId } },
    { revalidateOnFocus: true, onError: () => undefined },
  );

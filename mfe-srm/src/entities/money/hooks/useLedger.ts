import { srmLedgerEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';

/** The money of a trip, loaded again on each return to it. */
export const useLedger = (bookingId: string) =>
  useQuery(
    srmLedgerEndpoints.get,
    { query: { bookingId } },
    { revalidateOnFocus: true, onError: () => undefined },
  );

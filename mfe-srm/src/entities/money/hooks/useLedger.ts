import { srmLedgerEndpoints } from '@portal/shared/contract';
import { useQuery } from '@portal/shared/portal';
import { sumPendingRefunds } from '../model/card-refund';

/** While money is on its way back to a card. */
const ASK_EVERY = 5000;

/** The money of a trip, loaded again on each return to it. */
export const useLedger = (bookingId: string) =>
  useQuery(
    srmLedgerEndpoints.get,
    { query: { bookingId } },
    {
      revalidateOnFocus: true,
      onError: () => undefined,
      refreshInterval: (found) => (found && sumPendingRefunds(found) > 0 ? ASK_EVERY : 0),
    },
  );

import { srmChargeEndpoints } from '@portal/shared/contract';
import { useInvalidate } from '@portal/shared/portal';
import { useTripsChanged } from '../../../entities/trip/hooks/useTripsChanged';

/** List, figures, summary, statements and details are read again, and the trips whose accounts they are on. */
export function useChargesChanged() {
  const invalidate = useInvalidate();
  const tripsChanged = useTripsChanged();
  return () => {
    const { list, figures, summary, statements, get } = srmChargeEndpoints;
    for (const endpoint of [list, figures, summary, statements, get]) void invalidate(endpoint);
    tripsChanged();
  };
}

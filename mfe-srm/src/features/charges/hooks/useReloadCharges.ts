import { srmChargeEndpoints } from '@portal/shared/contract';
import { useInvalidate } from '@portal/shared/portal';
import { useReloadTrips } from '../../../entities/trip/hooks/useReloadTrips';

/** List, figures, summary, statements and details are read again, and the trips whose accounts they are on. */
export function useReloadCharges() {
  const invalidate = useInvalidate();
  const tripsChanged = useReloadTrips();
  return () => {
    const { list, figures, summary, statements, get } = srmChargeEndpoints;
    for (const endpoint of [list, figures, summary, statements, get]) void invalidate(endpoint);
    tripsChanged();
  };
}

import type { TripRecord } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { useCapability } from '@portal/shared/portal';

const loadView = async () =>
  (await import(/* webpackChunkName: "trip-risk" */ './TripRiskView')).TripRiskView;

/** How likely an open trip is to end badly. It comes after what was asked for. */
export function TripRisk({ trip }: { trip: TripRecord }) {
  const isOpen = trip.status === 'INCOMPLETE' || trip.status === 'ONGOING';
  const isNeeded = useCapability('trip-risk') && isOpen;
  const view = useLazyPart(loadView, isNeeded);
  return isNeeded && view ? <view.Part bookingId={trip.bookingId} /> : null;
}

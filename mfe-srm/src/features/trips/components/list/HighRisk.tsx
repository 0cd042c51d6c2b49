import type { TripRecord } from '@portal/shared/contract';
import { useLazyPart } from '@portal/shared/lazy';
import { useCapability } from '@portal/shared/portal';

const loadBadge = async () =>
  (await import(/* webpackChunkName: "trip-risk-mark" */ './HighRiskBadge')).HighRiskBadge;

/** A mark on an open trip whose risk is high. It comes after the rows. */
export function HighRisk({ trip }: { trip: TripRecord }) {
  const isOpen = trip.status === 'INCOMPLETE' || trip.status === 'ONGOING';
  const isNeeded = useCapability('trip-risk') && isOpen;
  const badge = useLazyPart(loadBadge, isNeeded);
  return isNeeded && badge ? <badge.Part bookingId={trip.bookingId} /> : null;
}

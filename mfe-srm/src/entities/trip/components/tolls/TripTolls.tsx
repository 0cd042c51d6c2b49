import { useLazyPart } from '@portal/shared/lazy';
import { useCapability } from '@portal/shared/portal';

const loadView = async () =>
  (await import(/* webpackChunkName: "trip-tolls" */ './TripTollsView')).TripTollsView;

/** The tolls that a trip is expected to bring, by its trackers. It comes after what was asked for. */
export function TripTolls({ bookingId }: { bookingId: string }) {
  const isNeeded = useCapability('toll-passings');
  const view = useLazyPart(loadView, isNeeded);
  return isNeeded && view ? <view.Part bookingId={bookingId} /> : null;
}

import { isPickupOverdue, tripLabels, tripStatuses, type TripRecord } from '@portal/shared/contract';
import { useServerClock } from '@portal/shared/portal';
import { Badge, Inline } from '@portal/shared/ui';
import { useTripsText } from '../../../../messages/useTripsText';
import { distanceTo, labelTone, statusTone } from '../../model/trip';

/** The state of a trip as one label, and by how much if time matters. */
export function Mark({ trip }: { trip: TripRecord }) {
  const t = useTripsText();
  const clock = useServerClock();
  const label = tripLabels.find((one) => one === trip.label);
  const status = tripStatuses.find((one) => one === trip.status);
  if (label === 'OVERDUE' && trip.bookingEndDate) {
    const { unit, count } = distanceTo(trip.bookingEndDate, clock.now());
    return <Badge tone={labelTone.OVERDUE}>{t(`trips.overdueBy.${unit}`, { count })}</Badge>;
  }
  return (
    <Inline as="span" gap={1}>
      {label ? (
        <Badge tone={labelTone[label]}>{t(`trips.label.${label}`)}</Badge>
      ) : (
        status && <Badge tone={statusTone[status]}>{t(`trips.status.${status}`)}</Badge>
      )}
      {isPickupOverdue(trip, clock.now()) && <Badge tone="warning">{t('trips.pickupOverdue')}</Badge>}
    </Inline>
  );
}

import type { TripRecord } from '@portal/shared/contract';
import { Card, EmptyState, LinkButton } from '@portal/shared/ui';
import { useEndTripText } from '../../../messages/useEndTripText';
import { ClosedTrip } from '../../../entities/trip/components/closed/ClosedTrip';
import { getTripCode } from '../../../entities/trip/model/trip';
import { editTripPath } from '../../../entities/trip/paths';

/** A trip that has not begun, or never will, cannot be ended. */
export function NotUnderWay({ trip }: { trip: TripRecord }) {
  const t = useEndTripText();
  if (trip.status === 'CANCELLED') return <ClosedTrip trip={trip} />;
  return (
    <Card>
      <EmptyState
        icon="car"
        title={t('endTrip.notStarted', { code: getTripCode(trip) })}
        action={
          <LinkButton variant="primary" to={editTripPath(trip.bookingId)}>
            {t('endTrip.continue')}
          </LinkButton>
        }
      />
    </Card>
  );
}

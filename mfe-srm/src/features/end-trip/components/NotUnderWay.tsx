import type { TripRecord } from '@portal/shared/contract';
import { Card, EmptyState, LinkButton } from '@portal/shared/ui';
import { useEndTripText } from '../../../messages/useEndTripText';
import { codeOf } from '../../trips/model/trip';
import { editTripPath, tripPaths } from '../../trips/paths';

/** A trip that has not begun, or never will, has nothing to be ended. */
export function NotUnderWay({ trip }: { trip: TripRecord }) {
  const t = useEndTripText();
  const isCancelled = trip.status === 'CANCELLED';
  return (
    <Card>
      <EmptyState
        icon="car"
        title={t(isCancelled ? 'endTrip.cancelled' : 'endTrip.notStarted', { code: codeOf(trip) })}
        action={
          isCancelled ? (
            <LinkButton to={tripPaths.ongoing}>{t('endTrip.toOngoing')}</LinkButton>
          ) : (
            <LinkButton variant="primary" to={editTripPath(trip.bookingId)}>
              {t('endTrip.continue')}
            </LinkButton>
          )
        }
      />
    </Card>
  );
}

import { LoadingForm } from '@portal/shared/forms';
import { LoadFailed } from '@portal/shared/list';
import { useCapability, usePageName } from '@portal/shared/portal';
import { Card, EmptyState, LinkButton, PageHeader } from '@portal/shared/ui';
import { useParams } from 'react-router-dom';
import { useSwapText } from '../messages/useSwapText';
import { useText } from '../messages/useText';
import { BackToTrips } from '../features/end-trip/components/BackToTrips';
import { Frame } from '../features/trip-form/components/frame/frame';
import { useTrip } from '../features/trips/hooks/useTrip';
import { useTripName } from '../entities/trip/hooks/useTripName';
import { getTripCode, getCustomerName, getPlate } from '../entities/trip/model/trip';
import { tripPaths } from '../entities/trip/paths';
import { SwapFlow } from '../features/swap/components/SwapFlow';

/** A return and a handover: the customer of an ongoing trip continues with another vehicle. */
export function SwapPage() {
  const words = useText();
  const t = useSwapText();
  const isOffered = useCapability('trip-swaps');
  const { bookingId = '' } = useParams();
  const { trip, isMissing, error, isRefreshing, refresh } = useTrip(bookingId, undefined);
  usePageName(useTripName(trip));
  const isOver = trip !== undefined && (trip.status !== 'ONGOING' || !trip.vehicle);
  return (
    <Frame key={bookingId}>
      <PageHeader
        back={<BackToTrips />}
        title={words('srm.swapVehicle.title')}
        subtitle={
          trip && (
            <bdi>
              {[getTripCode(trip), getPlate(trip), getCustomerName(trip)].filter(Boolean).join(' \u00b7 ')}
            </bdi>
          )
        }
      />
      {!isOffered || isMissing || isOver ? (
        <Card>
          <EmptyState
            icon="car"
            title={t(isOffered ? 'swap.notUnderWay' : 'swap.notOffered')}
            action={<LinkButton to={tripPaths.ongoing}>{t('swap.toOngoing')}</LinkButton>}
          />
        </Card>
      ) : trip ? (
        <SwapFlow trip={trip} />
      ) : error ? (
        <LoadFailed error={error} isRetrying={isRefreshing} onRetry={refresh} />
      ) : (
        <LoadingForm />
      )}
    </Frame>
  );
}

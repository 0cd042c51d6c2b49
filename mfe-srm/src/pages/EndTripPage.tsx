import { useCurrentCompany } from '@portal/shared/account';
import { LoadingForm } from '@portal/shared/forms';
import { LoadFailed } from '@portal/shared/list';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { usePageName } from '@portal/shared/portal';
import { Card, EmptyState, LinkButton, PageHeader } from '@portal/shared/ui';
import { useParams } from 'react-router-dom';
import { useEndTripText } from '../messages/useEndTripText';
import { useText } from '../messages/useText';
import { useLedger } from '../entities/money/hooks/useLedger';
import { useTrip } from '../features/trips/hooks/useTrip';
import { useTripName } from '../entities/trip/hooks/useTripName';
import { useWatchTrips } from '../features/trips/hooks/useWatchTrips';
import { getTripCode, getCustomerName, nameTripVehicle, getPlate } from '../entities/trip/model/trip';
import { tripPaths } from '../entities/trip/paths';
import { BackToTrips } from '../features/end-trip/components/BackToTrips';
import { Ended } from '../features/end-trip/components/Ended';
import { EndTripForm } from '../features/end-trip/components/EndTripForm';
import { Page } from '../features/end-trip/components/frame';
import { NotUnderWay } from '../features/end-trip/components/NotUnderWay';

export function EndTripPage() {
  const words = useText();
  const named = useVehicleNames();
  const { bookingId = '' } = useParams();
  const { trip } = useTrip(bookingId, undefined);
  const isEnded = trip?.status === 'COMPLETED';
  const title = words(isEnded ? 'srm.endedTrip.title' : 'srm.endTrip.title');
  usePageName(useTripName(trip), title);
  return (
    <Page key={bookingId}>
      <PageHeader
        back={<BackToTrips isEnded={isEnded} />}
        title={title}
        subtitle={
          trip && (
            <bdi>
              {[getTripCode(trip), nameTripVehicle(trip, named), getPlate(trip), getCustomerName(trip)]
                .filter(Boolean)
                .join(' \u00b7 ')}
            </bdi>
          )
        }
      />
      <Content bookingId={bookingId} />
    </Page>
  );
}

function Content({ bookingId }: { bookingId: string }) {
  const t = useEndTripText();
  const { trip, isMissing, error, isRefreshing, refresh } = useTrip(bookingId, undefined);
  useWatchTrips(bookingId);
  const company = useCurrentCompany();
  const ledger = useLedger(bookingId);
  if (isMissing)
    return (
      <Card>
        <EmptyState
          icon="search"
          title={t('endTrip.missing')}
          action={<LinkButton to={tripPaths.ongoing}>{t('endTrip.toOngoing')}</LinkButton>}
        >
          {t('endTrip.missingText')}
        </EmptyState>
      </Card>
    );
  if (trip?.status === 'COMPLETED') return <Ended trip={trip} />;
  if (trip && trip.status !== 'ONGOING') return <NotUnderWay trip={trip} />;
  if (trip && company.companyId && !ledger.isLoading)
    return (
      <EndTripForm
        trip={trip}
        companyId={company.companyId}
        ledger={ledger.data ?? null}
        onChanged={refresh}
      />
    );
  const failed = (trip ? undefined : error) ?? company.error;
  if (!failed) return <LoadingForm />;
  return (
    <LoadFailed
      error={failed}
      isRetrying={isRefreshing || company.isRefreshing}
      onRetry={() => {
        refresh();
        void company.refresh();
      }}
    />
  );
}

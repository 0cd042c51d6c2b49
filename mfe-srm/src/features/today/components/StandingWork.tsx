import type { TripAnalytics, TripRecord } from '@portal/shared/contract';
import { tripPaths } from '../../../entities/trip/paths';
import { useTodayText } from '../../../messages/useTodayText';
import { useStandingWork } from '../hooks/useStandingWork';
import { DepositRow } from './DepositRow';
import { StandingSection } from './StandingSection';
import { VehicleDueRow } from './VehicleDueRow';

interface Props {
  analytics: TripAnalytics | undefined;
  getTripPath: (trip: TripRecord) => string;
}

/** Deposits to return, and documents and services that run out: each with its next action. */
export function StandingWork({ analytics, getTripPath }: Props) {
  const t = useTodayText();
  const { deposits, vehicles, hasMoreVehicles } = useStandingWork(analytics);
  const moreDeposits = deposits !== undefined && deposits.total > deposits.list.length;
  return (
    <>
      {deposits !== undefined && deposits.list.length > 0 && (
        <StandingSection
          title={t('today.deposits', { count: deposits.total })}
          more={
            moreDeposits
              ? { to: `${tripPaths.completed}?figure=depositsDue`, words: t('today.showAll') }
              : undefined
          }
        >
          {deposits.list.map((trip) => (
            <DepositRow key={trip.bookingId} trip={trip} to={getTripPath(trip)} />
          ))}
        </StandingSection>
      )}
      {vehicles.length > 0 && (
        <StandingSection
          title={t('today.vehicles')}
          more={
            hasMoreVehicles ? { to: '/srm/manage-vehicles?due=papers', words: t('today.showAll') } : undefined
          }
        >
          {vehicles.map((vehicle) => (
            <VehicleDueRow key={vehicle.vehicleId} vehicle={vehicle} />
          ))}
        </StandingSection>
      )}
    </>
  );
}

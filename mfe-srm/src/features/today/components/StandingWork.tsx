import type { TripAnalytics, TripRecord } from '@portal/shared/contract';
import { useTodayText } from '../../../messages/useTodayText';
import { useStandingWork } from '../hooks/useStandingWork';
import { DepositRow } from './DepositRow';
import { StandingSection } from './StandingSection';
import { VehicleDueRow } from './VehicleDueRow';

interface Props {
  analytics: TripAnalytics | undefined;
  getTripPath: (trip: TripRecord) => string;
  /** Where the rest of the rows is. */
  allPaths: { readonly deposits: string; readonly vehicles: string };
}

/** Deposits to return, and documents and services that run out: each with its next action. */
export function StandingWork({ analytics, getTripPath, allPaths }: Props) {
  const t = useTodayText();
  const { deposits, vehicles, hasMoreVehicles } = useStandingWork(analytics);
  const moreDeposits = deposits !== undefined && deposits.total > deposits.list.length;
  return (
    <>
      {deposits !== undefined && deposits.list.length > 0 && (
        <StandingSection
          title={t('today.deposits', { count: deposits.total })}
          more={moreDeposits ? { to: allPaths.deposits, words: t('today.showAll') } : undefined}
        >
          {deposits.list.map((trip) => (
            <DepositRow key={trip.bookingId} trip={trip} to={getTripPath(trip)} />
          ))}
        </StandingSection>
      )}
      {vehicles.length > 0 && (
        <StandingSection
          title={t('today.vehicles')}
          more={hasMoreVehicles ? { to: allPaths.vehicles, words: t('today.showAll') } : undefined}
        >
          {vehicles.map((vehicle) => (
            <VehicleDueRow key={vehicle.vehicleId} vehicle={vehicle} />
          ))}
        </StandingSection>
      )}
    </>
  );
}

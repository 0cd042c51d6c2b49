import type { TripAnalytics, TripRecord } from '@portal/shared/contract';
import { formatDate } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Badge } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import { getCustomerName, getTripCode } from '../../../entities/trip/model/trip';
import { vehiclePath } from '../../../entities/trip/paths';
import { VehicleAlerts } from '../../../entities/vehicle/components/list/VehicleAlerts';
import { formatVehicleTitle } from '../../../entities/vehicle/model/vehicle';
import { useDeskText } from '../../../messages/useDeskText';
import { useTodayText } from '../../../messages/useTodayText';
import { useStandingWork } from '../hooks/useStandingWork';
import { WallRow } from './wall-style';
import { WallList } from './WallList';

interface Props {
  analytics: TripAnalytics | undefined;
  /** How many rows have room. */
  rows: number;
  getTripPath: (trip: TripRecord) => string;
}

/** What waits without an hour, as far as there is room: deposits, and vehicles with documents or a service due. */
export function WallStanding({ analytics, rows, getTripPath }: Props) {
  const t = useTodayText();
  const deskText = useDeskText();
  const { id: country } = useCountry();
  const { deposits, vehicles } = useStandingWork(analytics);
  const shownVehicles = vehicles.slice(0, Math.ceil(rows / 2));
  // The second heading takes the room of a row.
  const shownDeposits = deposits?.list.slice(0, rows - 1 - shownVehicles.length) ?? [];
  if (shownVehicles.length + shownDeposits.length === 0) return null;
  return (
    <div>
      {deposits && shownDeposits.length > 0 && (
        <WallList title={deskText('desk.figure.depositsDue')} total={deposits.total}>
          {shownDeposits.map((trip) => (
            <WallRow key={trip.bookingId}>
              <div className="what">
                <Link to={getTripPath(trip)} preventScrollReset>
                  <bdi>{getCustomerName(trip) || getTripCode(trip)}</bdi>
                </Link>
                {trip.depositDueAt && (
                  <Badge tone="warning">
                    {t('today.deposit.due', { date: formatDate(trip.depositDueAt, country) })}
                  </Badge>
                )}
              </div>
            </WallRow>
          ))}
        </WallList>
      )}
      {shownVehicles.length > 0 && (
        <WallList title={t('today.vehicles')} total={vehicles.length}>
          {shownVehicles.map((vehicle) => (
            <WallRow key={vehicle.vehicleId}>
              <div className="what">
                <Link to={vehiclePath(vehicle.vehicleId)}>
                  <bdi>{formatVehicleTitle(vehicle)}</bdi>
                </Link>
                <VehicleAlerts row={vehicle} />
              </div>
            </WallRow>
          ))}
        </WallList>
      )}
    </div>
  );
}

import { formatIn } from '@portal/shared/format';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { useCountry } from '@portal/shared/portal';
import { Link } from 'react-router-dom';
import { Mark } from '../../../entities/trip/components/list/Mark';
import { getCustomerName, getPlate, getTripCode, nameTripVehicle } from '../../../entities/trip/model/trip';
import type { Task } from '../model/tasks';
import { WallRow } from './wall-style';

interface Props {
  task: Task;
  isLate: boolean;
  /** The address of the trip's details. */
  to: string;
}

/** When, who and which vehicle. Customers see a wall screen: it has no money and no phone numbers. */
export function WallTask({ task: { trip, dueAt }, isLate, to }: Props) {
  const named = useVehicleNames();
  const { timeZone } = useCountry();
  return (
    <WallRow>
      <div className="when">
        <time dateTime={new Date(dueAt).toISOString()}>
          {formatIn(timeZone, { hour: 'numeric', minute: '2-digit' }, dueAt)}
        </time>
        {isLate && <Mark trip={trip} />}
      </div>
      <div className="what">
        <Link to={to} preventScrollReset dir="auto">
          {getCustomerName(trip) || getTripCode(trip)}
        </Link>
        <small dir="auto">
          {getPlate(trip)} {nameTripVehicle(trip, named)}
        </small>
      </div>
    </WallRow>
  );
}

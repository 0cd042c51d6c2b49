import { Plus } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { vehiclePath } from '../../../../entities/trip/paths';

export interface NameCellProps {
  readonly vehicleId: string;
  readonly plate: string;
  readonly name: string;
  readonly top: number;
  readonly newTrip: string;
  readonly newTripLabel: string;
}

/** A vehicle at the start of its line, with a link to a new trip for those who do not click into the days. */
export const NameCell = memo(function NameCell(props: NameCellProps) {
  const { vehicleId, plate, name, top, newTrip, newTripLabel } = props;
  return (
    <li data-vehicle={vehicleId} style={{ insetBlockStart: top }}>
      <div>
        <Link to={vehiclePath(vehicleId)} title={plate}>
          {plate}
        </Link>
        {name && <small dir="auto">{name}</small>}
      </div>
      <Link data-no-print to={newTrip} aria-label={newTripLabel} title={newTripLabel}>
        <Plus size={16} aria-hidden />
      </Link>
    </li>
  );
});

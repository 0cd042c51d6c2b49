import { nameVehicle, type FleetVehicle } from '@portal/shared/contract';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { Badge, LinkButton } from '@portal/shared/ui';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { Fact } from '../../../entities/trip/components/list/row-style';
import { vehiclePath } from '../../../entities/trip/paths';
import { VehicleAlerts } from '../../../entities/vehicle/components/list/VehicleAlerts';
import { formatVehicleTitle } from '../../../entities/vehicle/model/vehicle';
import { useTodayText } from '../../../messages/useTodayText';
import { TaskLine } from './TaskLine';

/** A vehicle whose documents or service run out, and where to enter the new ones. */
export function VehicleDueRow({ vehicle }: { vehicle: FleetVehicle }) {
  const t = useTodayText();
  const named = useVehicleNames();
  const nameId = useId();
  const to = vehiclePath(vehicle.vehicleId);
  return (
    <TaskLine aria-labelledby={nameId}>
      <span className="kind">
        <Badge tone="neutral" icon={false}>
          {t('today.kind.vehicle')}
        </Badge>
      </span>
      <Fact className="name">
        <Link id={nameId} to={to}>
          <bdi>{formatVehicleTitle(vehicle)}</bdi>
        </Link>
        <small>{nameVehicle(vehicle, named)}</small>
      </Fact>
      <div className="due">
        <VehicleAlerts row={vehicle} />
      </div>
      <div className="actions">
        <LinkButton size="sm" to={to} aria-describedby={nameId}>
          {t('today.vehicle.update')}
        </LinkButton>
      </div>
    </TaskLine>
  );
}

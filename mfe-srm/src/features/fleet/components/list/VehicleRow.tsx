import type { FleetVehicle } from '@portal/shared/contract';
import { RowSelectBox, type RowSelection } from '@portal/shared/list';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { Rates } from '@portal/shared/rates';
import { useId } from 'react';
import { useFleetText } from '../../../../messages/useFleetText';
import { bodyLabel, formatVehicleTitle, readKm } from '../../../../entities/vehicle/model/vehicle';
import { VehicleAlerts } from '../../../../entities/vehicle/components/list/VehicleAlerts';
import { Name } from './Name';
import { Photo } from '../../../../entities/vehicle/components/list/Photo';
import { RowActions } from './RowActions';
import type { RowCommand } from './VehicleMenu';
import { Fact, Row } from './row-style';

interface Props {
  row: FleetVehicle;
  isFirst: boolean;
  selection: RowSelection<FleetVehicle>;
  onCommand: (command: RowCommand, row: FleetVehicle) => void;
}

export function VehicleRow({ row, isFirst, selection, onCommand }: Props) {
  const t = useFleetText();
  const named = useVehicleNames();
  const nameId = useId();
  const [km, next] = [readKm(row.currentKilometre), readKm(row.nextServiceKilometre)];
  const isChosen = selection.has(row.vehicleId);
  return (
    <Row aria-labelledby={nameId} className={isChosen ? 'chosen' : undefined}>
      <div className="select">
        <RowSelectBox
          name={formatVehicleTitle(row) || t('fleet.row.untitled')}
          checked={isChosen}
          onToggle={(withShift) => selection.toggle(row.vehicleId, withShift)}
        />
      </div>
      <div className="photo">
        <Photo row={row} isFirst={isFirst} />
      </div>
      <div className="name">
        <Name row={row} id={nameId} />
      </div>
      <Fact className="body">
        {named(bodyLabel(row.bodyType))}
        <small>{named(row.vehicleColor ?? '')}</small>
      </Fact>
      <Fact className="km">
        {km === null ? '' : t('fleet.km', { km })}
        {next !== null && <small>{t('fleet.row.nextService', { km: next })}</small>}
      </Fact>
      <div className="alerts">
        <VehicleAlerts row={row} />
      </div>
      <div className="rates">
        <Rates details={row.rentalDetails} />
      </div>
      <div className="actions">
        <RowActions row={row} onCommand={onCommand} />
      </div>
    </Row>
  );
}

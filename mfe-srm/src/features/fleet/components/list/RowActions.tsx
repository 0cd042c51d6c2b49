import type { FleetVehicle } from '@portal/shared/contract';
import { RowMenuButton } from '@portal/shared/list';
import { useFleetText } from '../../../../messages/useFleetText';
import { formatVehicleTitle } from '../../../../entities/vehicle/model/vehicle';
import type { RowCommand } from './VehicleMenu';

const load = async () => (await import(/* webpackChunkName: "fleet-row-menu" */ './VehicleMenu')).VehicleMenu;

interface Props {
  row: FleetVehicle;
  onCommand: (command: RowCommand, row: FleetVehicle) => void;
}

export function RowActions({ row, onCommand }: Props) {
  const t = useFleetText();
  const title = formatVehicleTitle(row) || t('fleet.row.untitled');
  return (
    <RowMenuButton label={t('fleet.actions.of', { title })} load={load}>
      {(Menu, trigger) => <Menu trigger={trigger} onCommand={(command) => onCommand(command, row)} />}
    </RowMenuButton>
  );
}

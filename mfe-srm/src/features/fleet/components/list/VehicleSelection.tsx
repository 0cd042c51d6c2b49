import { srmVehicleEndpoints, type FleetVehicle } from '@portal/shared/contract';
import { BulkBar, useSaveRows, type BulkAction, type RowSelection } from '@portal/shared/list';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { useCapability } from '@portal/shared/portal';
import { bodyLabel, formatVehicleTitle, readKm } from '../../../../entities/vehicle/model/vehicle';
import { useUndoForRow } from '../../../../hooks/useUndoForRow';
import { useFleetText } from '../../../../messages/useFleetText';
import { getVehicleId } from '../../model/vehicle-id';

const columns = ['name', 'body', 'km'] as const;

interface Props {
  selection: RowSelection<FleetVehicle>;
  onChanged: () => void;
}

/** What can be done with selected vehicles. */
export function VehicleSelection({ selection, onChanged }: Props) {
  const t = useFleetText();
  const named = useVehicleNames();
  const canRemove = useCapability('fleet-care');
  const undo = useUndoForRow('vehicleRemoved');
  const getName = (row: FleetVehicle) => formatVehicleTitle(row) || t('fleet.row.untitled');
  const save = useSaveRows<FleetVehicle>({
    file: t('fleet.selected.name'),
    headings: columns.map((id) => t(`fleet.column.${id}`)),
    getCells: (row) => [
      getName(row),
      [named(bodyLabel(row.bodyType)), named(row.vehicleColor ?? '')].filter(Boolean).join(', '),
      readKm(row.currentKilometre) ?? '',
    ],
  });
  const remove: BulkAction<FleetVehicle> = {
    id: 'delete',
    label: t('fleet.actions.delete'),
    asks: t('fleet.selected.delete'),
    isDanger: true,
    run: ({ vehicleId }, call) => call(srmVehicleEndpoints.remove, { query: { vehicleId } }),
    ...(undo && { undo: ({ vehicleId }, call) => undo(vehicleId, call) }),
  };
  return (
    <BulkBar
      selection={selection}
      getId={getVehicleId}
      getName={getName}
      actions={canRemove ? [remove] : []}
      onExport={(rows) => void save(rows)}
      onChanged={onChanged}
    />
  );
}

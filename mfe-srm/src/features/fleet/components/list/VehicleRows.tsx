import type { FleetVehicle } from '@portal/shared/contract';
import { ListSheet, useMovingRows, type ListLook, type RowSelection } from '@portal/shared/list';
import { useFleetText } from '../../../../messages/useFleetText';
import type { RowCommand } from './VehicleMenu';
import { VehicleRow } from './VehicleRow';

interface Props {
  rows: readonly FleetVehicle[];
  /** The rows of the previous page, until the new ones load. */
  isStale: boolean;
  look: ListLook;
  selection: RowSelection<FleetVehicle>;
  onCommand: (command: RowCommand, row: FleetVehicle) => void;
}

export function VehicleRows({ rows, isStale, look, ...own }: Props) {
  const t = useFleetText();
  const box = useMovingRows<HTMLUListElement>();
  return (
    <ListSheet
      ref={box}
      role="list"
      aria-label={t('fleet.list.label')}
      aria-busy={isStale || undefined}
      $stale={isStale}
      $look={look}
    >
      {rows.map((row, at) => (
        <VehicleRow key={row.vehicleId} row={row} isFirst={at < 4} {...own} />
      ))}
    </ListSheet>
  );
}

import type { FleetVehicle } from '@portal/shared/contract';
import styled from 'styled-components';
import { useFleetText } from '../../../../messages/useFleetText';
import type { RowCommand } from './RowMenu';
import { VehicleRow } from './VehicleRow';

const List = styled.ul<{ $stale: boolean }>`
  padding: 0;
  list-style: none;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  box-shadow: var(--elevation-1);
  overflow: clip;
  transition: opacity var(--slow);
  ${({ $stale }) => $stale && 'opacity: 0.6;'}
`;

interface Props {
  rows: readonly FleetVehicle[];
  /** The rows of another page, until those asked for are there. */
  isStale: boolean;
  onCommand: (command: RowCommand, row: FleetVehicle) => void;
}

export function VehicleRows({ rows, isStale, onCommand }: Props) {
  const t = useFleetText();
  return (
    <List role="list" aria-label={t('fleet.list.label')} aria-busy={isStale || undefined} $stale={isStale}>
      {rows.map((row, at) => (
        <VehicleRow key={row.vehicleId} row={row} isFirst={at < 4} onCommand={onCommand} />
      ))}
    </List>
  );
}

import type { VehiclePosition } from '@portal/shared/contract';
import { Button } from '@portal/shared/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { useTrackingText } from '../../../../messages/useTrackingText';
import { VehicleRow } from './VehicleRow';

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;
/** More rows than anybody reads would only make each update slow. */
const STEP = 100;

interface Props {
  vehicles: readonly VehiclePosition[];
  opened: string;
  onOpen: (vehicleId: string) => void;
  /** What is shown below the opened vehicle. */
  details: ReactNode;
}

/** The equivalent of the map for keyboards and screen readers: every vehicle, what it does, where and with whom. */
export function VehicleList({ vehicles, opened, onOpen, details }: Props) {
  const t = useTrackingText();
  const [most, setMost] = useState(STEP);
  const at = vehicles.findIndex(({ vehicleId }) => vehicleId === opened);
  const shown = vehicles.slice(0, Math.max(most, at + 1));
  const left = vehicles.length - shown.length;
  return (
    <>
      <List role="list" aria-label={t('tracking.list')}>
        {shown.map((position) => {
          const isOpen = position.vehicleId === opened;
          return (
            <VehicleRow
              key={position.vehicleId}
              position={position}
              isOpen={isOpen}
              onOpen={() => onOpen(isOpen ? '' : position.vehicleId)}
            >
              {isOpen && details}
            </VehicleRow>
          );
        })}
      </List>
      {left > 0 && (
        <Button onClick={() => setMost(shown.length + STEP)}>
          {t('tracking.more', { count: Math.min(STEP, left) })}
        </Button>
      )}
    </>
  );
}

import { createOrderedSlots } from '@portal/shared/slots';
import { memo, useState } from 'react';
import { useCalendarText } from '../../../../messages/useCalendarText';
import { listRows, type Stretch } from '../../hooks/useVisibleWindow';
import type { VehicleLine } from '../../model/bars';
import { newTripPath, type NewPeriod } from '../../model/new-trip';
import { ROW_HEIGHT } from '../../model/scale';
import { NameCell } from './NameCell';

interface Props extends Pick<Stretch, 'first' | 'last'> {
  lines: readonly VehicleLine[];
  period: NewPeriod | null;
  /** The focused vehicle. */
  held: string | undefined;
  isAtRest: boolean;
}

export const NameCells = memo(function NameCells({ lines, first, last, period, held, isAtRest }: Props) {
  const t = useCalendarText();
  const [slots] = useState(createOrderedSlots);
  const own = lines.findIndex(({ vehicleId }) => vehicleId === held);
  const shown = listRows({ first, last }, [own]).flatMap((row) => {
    const line = lines[row];
    return line ? [{ row, ...line }] : [];
  });
  const order = slots.place(
    shown.map(({ vehicleId }) => vehicleId),
    isAtRest,
  );
  return order.map(({ slot, index }) => {
    const one = shown[index];
    if (!one) return null;
    const { row, vehicleId, plate, name } = one;
    return (
      <NameCell
        key={slot}
        vehicleId={vehicleId}
        plate={plate}
        name={name}
        top={row * ROW_HEIGHT}
        newTrip={newTripPath(vehicleId, period)}
        newTripLabel={t('calendar.newTripFor', { plate })}
      />
    );
  });
});

import { memo } from 'react';
import { useCalendarText } from '../../../../messages/useCalendarText';
import type { VehicleLine } from '../../model/bars';
import { newTripPath, type NewPeriod } from '../../model/new-trip';
import { ROW_HEIGHT } from '../../model/scale';
import { NameCell } from './NameCell';

interface Props {
  lines: readonly VehicleLine[];
  first: number;
  last: number;
  period: NewPeriod | null;
}

export const NameCells = memo(function NameCells({ lines, first, last, period }: Props) {
  const t = useCalendarText();
  return lines
    .slice(first, last + 1)
    .map(({ vehicleId, plate, name }, index) => (
      <NameCell
        key={vehicleId}
        {...{ vehicleId, plate, name }}
        top={(first + index) * ROW_HEIGHT}
        newTrip={newTripPath(vehicleId, period)}
        newTripLabel={t('calendar.newTripFor', { plate })}
      />
    ));
});

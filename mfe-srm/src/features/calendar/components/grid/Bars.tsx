import { createOrderedSlots } from '@portal/shared/slots';
import { useMemo, useState } from 'react';
import { useBarWords } from '../../hooks/useBarWords';
import type { FocusedBar } from '../../hooks/useFocusedBar';
import { listRows, type Stretch } from '../../hooks/useVisibleWindow';
import type { VehicleLine } from '../../model/bars';
import { findClash, type Plan } from '../../model/plan';
import type { Scale } from '../../model/scale';
import { LineBars, type PlacedPlan } from './LineBars';

interface Props {
  lines: readonly VehicleLine[];
  rows: Stretch;
  days: Stretch;
  scale: Scale;
  plan: Plan | null;
  held: FocusedBar | null;
  isAtRest: boolean;
}

const findRowIndex = (lines: readonly VehicleLine[], id: string) =>
  lines.findIndex(({ vehicleId }) => vehicleId === id);

function placed(lines: readonly VehicleLine[], plan: Plan): PlacedPlan {
  const row = findRowIndex(lines, plan.vehicleId);
  const look = findClash(lines, plan) ? 'taken' : 'free';
  return { ...plan, row, plate: lines[row]?.plate ?? '', look };
}

/**
 * The bars of the visible lines, and the one being moved. A new line reuses the elements of one that scrolled
 * out.
 */
export function Bars({ lines, rows, days, scale, plan, held, isAtRest }: Props) {
  const words = useBarWords();
  const [slots] = useState(createOrderedSlots);
  const moving = useMemo(() => plan && placed(lines, plan), [lines, plan]);
  const home = plan ? findRowIndex(lines, plan.bar.vehicleId) : -1;
  // The line of a move and the focused line stay, even out of view.
  const shown = listRows(rows, [home, held ? findRowIndex(lines, held.vehicleId) : -1]).flatMap((row) => {
    const line = lines[row];
    return line ? [{ row, line }] : [];
  });
  const order = slots.place(
    shown.map(({ line }) => line.vehicleId),
    isAtRest,
  );
  return order.map(({ slot, index }) => {
    const one = shown[index];
    if (!one) return null;
    const { first, last, inSight: cut } = days;
    return (
      <LineBars
        key={slot}
        {...one}
        first={first}
        last={last}
        cut={cut}
        scale={scale}
        words={words}
        isAtRest={isAtRest}
        plan={one.row === home ? moving : null}
        held={held?.vehicleId === one.line.vehicleId ? held.bar : undefined}
      />
    );
  });
}

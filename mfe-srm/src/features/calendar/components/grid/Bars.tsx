import { useMemo } from 'react';
import { useBarWords } from '../../hooks/useBarWords';
import type { Stretch } from '../../hooks/useWindowed';
import type { VehicleLine } from '../../model/bars';
import { clashOf, type Plan } from '../../model/plan';
import type { Scale } from '../../model/scale';
import { LineBars, type PlacedPlan } from './LineBars';

interface Props {
  lines: readonly VehicleLine[];
  rows: Stretch;
  days: Stretch;
  scale: Scale;
  plan: Plan | null;
}

const rowOf = (lines: readonly VehicleLine[], id: string) =>
  lines.findIndex(({ vehicleId }) => vehicleId === id);

function placed(lines: readonly VehicleLine[], plan: Plan): PlacedPlan {
  const row = rowOf(lines, plan.vehicleId);
  const look = clashOf(lines, plan) ? 'taken' : 'free';
  return { ...plan, row, plate: lines[row]?.plate ?? '', look };
}

/** What of the lines in sight is taken, and what is being moved. */
export function Bars({ lines, rows, days, scale, plan }: Props) {
  const words = useBarWords();
  const moving = useMemo(() => plan && placed(lines, plan), [lines, plan]);
  const home = plan ? rowOf(lines, plan.bar.vehicleId) : -1;
  const shown = Array.from({ length: rows.last - rows.first + 1 }, (_, index) => rows.first + index);
  // The line from which something is moved stays, though it may be out of sight.
  if (home >= 0 && !shown.includes(home)) shown.push(home);
  return shown.map((row) => {
    const line = lines[row];
    if (!line) return null;
    const { first, last, inSight: cut } = days;
    return (
      <LineBars
        key={line.vehicleId}
        {...{ line, row, first, last, cut, scale, words }}
        plan={row === home ? moving : null}
      />
    );
  });
}

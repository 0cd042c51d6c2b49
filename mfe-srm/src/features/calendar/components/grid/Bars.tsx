import { useBarWords } from '../../hooks/useBarWords';
import { barsBetween, isExtendable, isMovable, type Bar, type VehicleLine } from '../../model/bars';
import { clashOf, type Plan } from '../../model/plan';
import { DAY, placeOf, ROW_HEIGHT, type Scale } from '../../model/scale';
import { BarView } from './BarView';

interface Props {
  lines: readonly VehicleLine[];
  rows: readonly number[];
  days: readonly number[];
  scale: Scale;
  plan: Plan | null;
}

interface Placed {
  readonly bar: Bar;
  readonly row: number;
  readonly start: number;
  readonly end: number;
  readonly plan?: 'free' | 'taken';
}

function placedOf({ lines, rows, days, scale, plan }: Props): Placed[] {
  const from = scale.start + (days[0] ?? 0) * DAY;
  const to = scale.start + ((days.at(-1) ?? -1) + 1) * DAY;
  const placed = rows.flatMap((row) =>
    barsBetween(lines[row]?.bars ?? [], from, to).map((bar): Placed => ({
      bar,
      row,
      start: bar.start,
      end: bar.end,
    })),
  );
  if (!plan) return placed;
  const { bar, start, end } = plan;
  const row = lines.findIndex(({ vehicleId }) => vehicleId === plan.vehicleId);
  const own: Placed = { bar, row, start, end, plan: clashOf(lines, plan) ? 'taken' : 'free' };
  // What is being moved keeps its element in its place, and the focus with it, wherever it goes.
  const at = placed.findIndex((one) => one.bar.id === bar.id);
  return at < 0 ? [...placed, own] : placed.with(at, own);
}

/** What of the lines in sight is taken, and what is being moved. */
export function Bars(props: Props) {
  const { lines, scale } = props;
  const { words, label } = useBarWords();
  return placedOf(props).map(({ bar, row, start, end, plan }) => (
    <BarView
      key={bar.id}
      id={bar.id}
      standing={bar.standing}
      place={placeOf(start, scale)}
      top={row * ROW_HEIGHT}
      width={placeOf(end, scale) - placeOf(start, scale)}
      words={words(bar)}
      label={label(bar, lines[row]?.plate ?? '')}
      moves={isMovable(bar)}
      extends={isExtendable(bar)}
      plan={plan}
    />
  ));
}

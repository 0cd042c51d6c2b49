import { formatNumber } from '@portal/shared/format';
import { Bar as Column, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts';
import { getBarFill, type Bar, type BarColor } from './bar';
import { LeftToRight } from './LeftToRight';
import { computeEvenTicks } from './compute-even-ticks';
import { axis, tooltip } from './look';

export interface ColumnsProps {
  /** Names the chart for readers who do not see it. */
  title: string;
  /** What is counted, in the tooltip of a column. */
  name: string;
  bars: readonly Bar[];
  /** The form of a label below the axis, where there is less room. */
  shortLabel?: (label: string) => string;
  color?: BarColor;
  height?: number;
}

/** About as many labels as fit a phone. */
const LABELS = 5;

/** Vertical bars, side by side: days. */
export function Columns({ title, name, bars, shortLabel, color = 'brand', height = 160 }: ColumnsProps) {
  const ticks = computeEvenTicks(bars.reduce((most, { count }) => Math.max(most, count), 0));
  return (
    <LeftToRight height={height}>
      <BarChart data={[...bars]} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} title={title}>
        <CartesianGrid vertical={false} stroke="var(--color-line)" />
        <XAxis
          dataKey="label"
          {...axis}
          interval={Math.max(0, Math.ceil(bars.length / LABELS) - 1)}
          tickFormatter={shortLabel}
        />
        {/* Every line has its number: recharts leaves out those that it finds too close. */}
        <YAxis
          {...axis}
          ticks={ticks}
          domain={[0, ticks.at(-1) ?? 1]}
          interval={0}
          width="auto"
          tickFormatter={(count: number) => formatNumber(count)}
        />
        <Tooltip {...tooltip} />
        <Column
          dataKey="count"
          name={name}
          fill={getBarFill(color)}
          radius={[3, 3, 0, 0]}
          maxBarSize={40}
          isAnimationActive={false}
        />
      </BarChart>
    </LeftToRight>
  );
}

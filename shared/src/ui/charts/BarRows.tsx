import { Bar as Row, BarChart, Tooltip, XAxis, YAxis } from 'recharts';
import { getBarFill, type Bar, type BarColor } from './bar';
import { LeftToRight } from './LeftToRight';
import { evenTicks } from './even-ticks';
import { axis, tooltip } from './look';

export interface BarRowsProps {
  /** Names the chart for whoever does not see it. */
  title: string;
  /** What is counted, in the note at a bar. */
  name: string;
  bars: readonly Bar[];
  color?: BarColor;
  height?: number;
  /** For the labels, in pixels. */
  labelWidth?: number;
}

/** Lying bars, one below the other: what has names. */
export function BarRows({ title, name, bars, color = 'info', height = 180, labelWidth = 76 }: BarRowsProps) {
  const ticks = evenTicks(bars.reduce((most, { count }) => Math.max(most, count), 0));
  return (
    <LeftToRight height={height}>
      <BarChart
        data={[...bars]}
        layout="vertical"
        margin={{ top: 0, right: 20, bottom: 0, left: 12 }}
        title={title}
      >
        <XAxis type="number" {...axis} ticks={ticks} domain={[0, ticks.at(-1) ?? 1]} interval={0} />
        <YAxis type="category" dataKey="label" {...axis} width={labelWidth} />
        <Tooltip {...tooltip} />
        <Row
          dataKey="count"
          name={name}
          fill={getBarFill(color)}
          radius={[0, 3, 3, 0]}
          barSize={16}
          isAnimationActive={false}
        />
      </BarChart>
    </LeftToRight>
  );
}

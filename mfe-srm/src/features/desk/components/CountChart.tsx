import { ChartCard } from '@portal/shared/figures';
import { BarRows, ChartTable, Columns, type Bar } from '@portal/shared/ui/charts';

interface Props {
  title: string;
  /** What stands on the one axis, and what is counted on the other. */
  first: string;
  second: string;
  bars: readonly Bar[];
  /** Columns of days or weeks, with what stands below them; horizontal bars of names where there is none. */
  shortLabel?: (label: string) => string;
  color?: 'brand' | 'info';
  /** How a count of horizontal bars is written. */
  formatCount?: (count: number) => string;
}

/** A chart in a card, with its numbers below. */
export function CountChart({ title, first, second, bars, shortLabel, color = 'brand', formatCount }: Props) {
  return (
    <ChartCard title={title}>
      {shortLabel ? (
        <Columns title={title} name={second} bars={bars} color={color} shortLabel={shortLabel} />
      ) : (
        <BarRows title={title} bars={bars} {...(formatCount && { formatCount })} />
      )}
      <ChartTable caption={title} first={first} second={second} rows={bars} />
    </ChartCard>
  );
}

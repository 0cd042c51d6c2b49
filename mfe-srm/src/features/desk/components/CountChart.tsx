import { ChartCard } from '@portal/shared/figures';
import { BarRows, ChartTable, Columns, type Bar } from '@portal/shared/ui/charts';

interface Props {
  title: string;
  /** The label of one axis, and the counted value of the other. */
  first: string;
  second: string;
  bars: readonly Bar[];
  /** Columns of days or weeks, with labels below; horizontal bars of names if there are no labels. */
  shortLabel?: (label: string) => string;
  color?: 'brand' | 'info';
  /** How a value of a horizontal bar is formatted. */
  formatCount?: (count: number) => string;
}

/** A chart in a card, with its numbers below. */
export function CountChart({ title, first, second, bars, shortLabel, color = 'brand', formatCount }: Props) {
  return (
    <ChartCard title={title}>
      {shortLabel ? (
        <Columns title={title} name={second} bars={bars} color={color} shortLabel={shortLabel} />
      ) : (
        <BarRows title={title} bars={bars} formatCount={formatCount} />
      )}
      <ChartTable caption={title} first={first} second={second} rows={bars} />
    </ChartCard>
  );
}

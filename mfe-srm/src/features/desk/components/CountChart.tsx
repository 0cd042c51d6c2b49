import { ChartCard } from '@portal/shared/figures';
import { withoutYear } from '@portal/shared/format';
import { BarRows, ChartTable, Columns, type Bar } from '@portal/shared/ui/charts';

interface Props {
  title: string;
  /** What stands on the one axis, and what is counted on the other. */
  first: string;
  second: string;
  bars: readonly Bar[];
  by: 'day' | 'name';
  color?: 'brand' | 'info';
}

/** A chart in a card, with its numbers below. */
export function CountChart({ title, first, second, bars, by, color = 'brand' }: Props) {
  return (
    <ChartCard title={title}>
      {by === 'day' ? (
        <Columns
          title={title}
          name={second}
          bars={bars}
          color={color}
          shortLabel={withoutYear}
        />
      ) : (
        <BarRows title={title} name={second} bars={bars} labelWidth={96} />
      )}
      <ChartTable caption={title} first={first} second={second} rows={bars} />
    </ChartCard>
  );
}

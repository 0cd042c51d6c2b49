import { ChartCard } from '@portal/shared/figures';
import { formatDate, withoutYear } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { ChartTable, Columns } from '@portal/shared/ui/charts';
import { useDashboardText } from '../../../messages/useDashboardText';
import type { DayCount } from '../model/figures';

interface Props {
  views: readonly DayCount[] | null;
  enquiries: readonly DayCount[] | null;
}

/** Views outnumber enquiries by far, so each has a chart of its own. */
export function DayCharts({ views, enquiries }: Props) {
  const t = useDashboardText();
  return (
    <>
      {views && (
        <DayChart
          title={t('dashboard.chart.views')}
          name={t('dashboard.figure.views')}
          days={views}
          color="brand"
        />
      )}
      {enquiries && (
        <DayChart
          title={t('dashboard.chart.enquiries')}
          name={t('dashboard.figure.totalEnquiries')}
          days={enquiries}
          color="info"
        />
      )}
    </>
  );
}

interface DayChartProps {
  title: string;
  name: string;
  days: readonly DayCount[];
  color: 'brand' | 'info';
}

function DayChart({ title, name, days, color }: DayChartProps) {
  const t = useDashboardText();
  const { id: country } = useCountry();
  const bars = days.map(({ date, count }) => ({ label: formatDate(date, country), count }));
  return (
    <ChartCard title={title}>
      <Columns
        title={title}
        name={name}
        bars={bars}
        color={color}
        shortLabel={withoutYear}
      />
      <ChartTable caption={title} first={t('dashboard.day')} second={name} rows={bars} />
    </ChartCard>
  );
}

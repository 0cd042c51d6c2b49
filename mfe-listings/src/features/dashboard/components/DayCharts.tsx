import { ChartCard, useDayColumns, type DayCount } from '@portal/shared/figures';
import { ChartTable, Columns } from '@portal/shared/ui/charts';
import { useDashboardText } from '../../../messages/useDashboardText';

interface Props {
  views: readonly DayCount[] | null;
  enquiries: readonly DayCount[] | null;
}

/** Views far outnumber enquiries, so each has its own chart. */
export function DayCharts({ views, enquiries }: Props) {
  const t = useDashboardText();
  return (
    <>
      {views && (
        <DayChart
          title={t('dashboard.chart.views')}
          weekly={t('dashboard.chart.viewsWeekly')}
          name={t('dashboard.figure.views')}
          days={views}
          color="brand"
        />
      )}
      {enquiries && (
        <DayChart
          title={t('dashboard.chart.enquiries')}
          weekly={t('dashboard.chart.enquiriesWeekly')}
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
  /** Its title when each column is a week. */
  weekly: string;
  name: string;
  days: readonly DayCount[];
  color: 'brand' | 'info';
}

function DayChart({ title, weekly, name, days, color }: DayChartProps) {
  const t = useDashboardText();
  const { bars, shortLabel, isWeekly } = useDayColumns(days);
  const label = isWeekly ? weekly : title;
  return (
    <ChartCard title={label}>
      <Columns title={label} name={name} bars={bars} color={color} shortLabel={shortLabel} />
      <ChartTable
        caption={label}
        first={isWeekly ? t('dashboard.week') : t('dashboard.day')}
        second={name}
        rows={bars}
      />
    </ChartCard>
  );
}

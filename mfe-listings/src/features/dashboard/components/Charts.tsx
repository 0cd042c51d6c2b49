import { useLazyPart } from '@portal/shared/lazy';
import { useMemo } from 'react';
import { useDashboardText } from '../../../messages/useDashboardText';
import { filledDays, type Dashboard } from '../model/figures';
import { datesOf, type Days } from '../model/range';
import { ChartCard } from './ChartCard';

const load = async () => (await import(/* webpackChunkName: "dashboard-charts" */ './DayCharts')).DayCharts;

interface Props {
  dashboard: Dashboard;
  days: Days;
}

/** What draws the charts comes after the figures; their place is kept. */
export function Charts({ dashboard: { viewsByDay, enquiriesByDay }, days: { from, to } }: Props) {
  const t = useDashboardText();
  const charts = useLazyPart(load, true);
  const dates = useMemo(() => datesOf({ from, to }), [from, to]);
  const views = useMemo(() => viewsByDay && filledDays(viewsByDay, dates), [viewsByDay, dates]);
  const enquiries = useMemo(
    () => enquiriesByDay && filledDays(enquiriesByDay, dates),
    [enquiriesByDay, dates],
  );
  if (charts) return <charts.Part views={views} enquiries={enquiries} />;
  return (
    <>
      {views && <ChartCard title={t('dashboard.chart.views')} />}
      {enquiries && <ChartCard title={t('dashboard.chart.enquiries')} />}
    </>
  );
}

import { listDays, type Days } from '@portal/shared/contract';
import { ChartCard, Wide } from '@portal/shared/figures';
import { useLazyPart } from '@portal/shared/lazy';
import { useMemo, useRef } from 'react';
import { useDashboardText } from '../../../messages/useDashboardText';
import { useNearViewport } from '../hooks/useNearViewport';
import { fillDays, type Dashboard } from '../model/figures';

const load = async () => (await import(/* webpackChunkName: "dashboard-charts" */ './DayCharts')).DayCharts;

interface Props {
  dashboard: Dashboard;
  days: Days;
}

/**
 * The chart code is by far the largest chunk here, so it loads only when the charts are about to be visible.
 * Their space is reserved.
 */
export function Charts({ dashboard: { viewsByDay, enquiriesByDay }, days: { from, to } }: Props) {
  const t = useDashboardText();
  const place = useRef<HTMLDivElement>(null);
  const charts = useLazyPart(load, useNearViewport(place));
  const dates = useMemo(() => listDays({ from, to }), [from, to]);
  const views = useMemo(() => viewsByDay && fillDays(viewsByDay, dates), [viewsByDay, dates]);
  const enquiries = useMemo(() => enquiriesByDay && fillDays(enquiriesByDay, dates), [enquiriesByDay, dates]);
  return (
    <Wide ref={place}>
      {charts ? (
        <charts.Part views={views} enquiries={enquiries} />
      ) : (
        <>
          {views && <ChartCard title={t('dashboard.chart.views')} />}
          {enquiries && <ChartCard title={t('dashboard.chart.enquiries')} />}
        </>
      )}
    </Wide>
  );
}

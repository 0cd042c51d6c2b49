import { readMinor, type TripAnalytics } from '@portal/shared/contract';
import { useDayColumns, Wide } from '@portal/shared/figures';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { useMemo } from 'react';
import styled from 'styled-components';
import { useDeskText } from '../../../messages/useDeskText';
import { CountChart } from './CountChart';

/** The vehicles with the highest revenue. */
const SHOWN = 8;

/** Names need room; the charts by day are side by side above. */
const WholeRow = styled.div`
  grid-column: 1 / -1;
`;

const minor = (money: string | number | null | undefined) => readMinor(money) ?? 0;

/** Revenue and starts by day, or by week for very many days; revenue by vehicle. */
export function Charts({ analytics: { byDay, byVehicle } }: { analytics: TripAnalytics }) {
  const t = useDeskText();
  const { currency } = useCountry();
  const revenues = useDayColumns(
    useMemo(() => (byDay ?? []).map(({ date, revenue }) => ({ date, count: minor(revenue) })), [byDay]),
  );
  const starts = useDayColumns(
    useMemo(() => (byDay ?? []).map(({ date, started }) => ({ date, count: started ?? 0 })), [byDay]),
  );
  const { isWeekly } = starts;
  const vehicles = (byVehicle ?? []).slice(0, SHOWN).map(({ name, plate, vehicleId, revenue }) => ({
    label: [name, plate].filter(Boolean).join(' \u00b7 ') || vehicleId.slice(-6),
    count: minor(revenue) / 100,
  }));
  const first = isWeekly ? t('desk.week') : t('desk.day');
  return (
    <Wide>
      {starts.bars.length > 0 && (
        <>
          <CountChart
            first={first}
            shortLabel={revenues.shortLabel}
            title={isWeekly ? t('desk.chart.revenueWeekly') : t('desk.chart.revenue')}
            second={t('desk.figure.revenue')}
            bars={revenues.bars.map(({ label, count }) => ({ label, count: count / 100 }))}
          />
          <CountChart
            first={first}
            shortLabel={starts.shortLabel}
            bars={starts.bars}
            title={isWeekly ? t('desk.chart.startedWeekly') : t('desk.chart.started')}
            second={t('desk.figure.tripsStarted')}
            color="info"
          />
        </>
      )}
      {vehicles.length > 0 && (
        <WholeRow>
          <CountChart
            title={t('desk.chart.vehicles')}
            first={t('desk.vehicle')}
            second={t('desk.figure.revenue')}
            bars={vehicles}
            formatCount={(count) => formatMoney(Math.round(count * 100), currency)}
          />
        </WholeRow>
      )}
    </Wide>
  );
}

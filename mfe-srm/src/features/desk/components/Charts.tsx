import { readMinor, type TripAnalytics } from '@portal/shared/contract';
import { Wide } from '@portal/shared/figures';
import { formatDate } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { useDeskText } from '../../../messages/useDeskText';
import { CountChart } from './CountChart';

/** The vehicles that brought most. */
const SHOWN = 8;

const units = (money: string | number | null | undefined) => (readMinor(money) ?? 0) / 100;

/** Revenue and starts by day, revenue by vehicle. */
export function Charts({ analytics: { byDay, byVehicle } }: { analytics: TripAnalytics }) {
  const t = useDeskText();
  const { id } = useCountry();
  const days = (byDay ?? []).map((day) => ({ ...day, label: formatDate(day.date, id) }));
  const vehicles = (byVehicle ?? []).slice(0, SHOWN).map(({ plate, vehicleId, revenue }) => ({
    label: plate ?? vehicleId.slice(-6),
    count: units(revenue),
  }));
  const byDayOf = { by: 'day', first: t('desk.day') } as const;
  return (
    <Wide>
      {days.length > 0 && (
        <>
          <CountChart
            {...byDayOf}
            title={t('desk.chart.revenue')}
            second={t('desk.figure.revenue')}
            bars={days.map(({ label, revenue }) => ({ label, count: units(revenue) }))}
          />
          <CountChart
            {...byDayOf}
            title={t('desk.chart.started')}
            second={t('desk.figure.tripsStarted')}
            bars={days.map(({ label, started }) => ({ label, count: started ?? 0 }))}
            color="info"
          />
        </>
      )}
      {vehicles.length > 0 && (
        <CountChart
          by="name"
          title={t('desk.chart.vehicles')}
          first={t('desk.vehicle')}
          second={t('desk.figure.revenue')}
          bars={vehicles}
        />
      )}
    </Wide>
  );
}

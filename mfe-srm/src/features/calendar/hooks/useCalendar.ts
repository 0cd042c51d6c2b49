import { limits, tripPlanningEndpoints, type TripCalendar } from '@portal/shared/contract';
import { useVehicleNames } from '@portal/shared/names/vehicles';
import { useQuery } from '@portal/shared/portal';
import { useMemo, useState } from 'react';
import { buildVehicleLines, cutBarsAtNow } from '../model/bars';
import { DAY } from '../model/scale';

interface Period {
  /** Midnight of the first day, in ms. */
  readonly start: number;
  readonly days: number;
}

/** Who has which vehicle in a number of days. Earlier data stays until the new data loads. */
export function useCalendar({ start, days }: Period, search: string, now: number) {
  const { data, error, isRefreshing, refresh } = useQuery(
    tripPlanningEndpoints.calendar,
    {
      query: {
        from: new Date(start).toISOString(),
        to: new Date(start + days * DAY).toISOString(),
        page: 1,
        limit: limits.trip.calendarVehicles,
        ...(search.trim() && { search: search.trim() }),
      },
    },
    { revalidateOnFocus: true, revalidateOnMount: true },
  );
  const translate = useVehicleNames();
  const [last, setLast] = useState<TripCalendar>();
  if (data && data !== last) setLast(data);
  const calendar = data ?? (error ? undefined : last);
  const booked = useMemo(() => calendar && buildVehicleLines(calendar, translate), [calendar, translate]);
  const lines = useMemo(() => booked && cutBarsAtNow(booked, now), [booked, now]);
  return {
    lines,
    total: calendar?.vehicles.total ?? 0,
    isStale: data === undefined && calendar !== undefined,
    error,
    isRefreshing,
    refresh: () => void refresh(),
  };
}

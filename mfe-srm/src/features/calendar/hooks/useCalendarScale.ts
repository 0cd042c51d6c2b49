import { useCountry } from '@portal/shared/portal';
import { useMemo, useState } from 'react';
import type { CalendarView } from '../model/calendar-view';
import { getMidnight } from '../model/days';
import { dayWidths, windowStart, type Scale } from '../model/scale';

/** The days to load around the current one, and their width. */
export function useCalendarScale({ zoom, day }: CalendarView, today: string): Scale {
  const country = useCountry().id;
  const target = getMidnight(day || today, country);
  const [known, setKnown] = useState(() => windowStart(null, target));
  const start = windowStart(known, target);
  if (start !== known) setKnown(start);
  return useMemo(() => ({ start, dayWidth: dayWidths[zoom] }), [start, zoom]);
}

import { formatDate, removeYear } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { useMemo } from 'react';
import { daysText } from './range';
import { groupIntoSpans, type DayCount } from './spans';

/**
 * Columns of a chart of days: one for each week where one for each day would be too narrow to see.
 * `shortLabel` is for its axis.
 */
export function useDayColumns(days: readonly DayCount[]) {
  const { id } = useCountry();
  return useMemo(() => {
    const spans = groupIntoSpans(days);
    const columns = spans.map((span) => {
      const [from, isDay] = [formatDate(span.from, id), span.from === span.to];
      return { label: isDay ? from : daysText(span), count: span.count, short: removeYear(from) };
    });
    const shorts = new Map(columns.map(({ label, short }) => [label, short]));
    return {
      isWeekly: spans.length < days.length,
      bars: columns.map(({ label, count }) => ({ label, count })),
      shortLabel: (label: string) => shorts.get(label) ?? label,
    };
  }, [days, id]);
}

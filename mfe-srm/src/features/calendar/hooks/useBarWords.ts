import { useCountry } from '@portal/shared/portal';
import { useMemo } from 'react';
import { useCalendarText, type CalendarWords } from '../../../messages/useCalendarText';
import type { Bar } from '../model/bars';
import { momentText } from '../model/days';

function wordsOf(t: CalendarWords, { trip, standing, name }: Bar): string {
  const word = t(`calendar.standing.${standing}`);
  if (!trip) return t('calendar.bar.block', { standing: word, note: name && ` · ${name}` });
  const code = trip.tripCode;
  return name
    ? t('calendar.bar.trip', { name, code, standing: word })
    : t('calendar.bar.nameless', { code, standing: word });
}

/** What a bar says, and what is said of it to those who do not see where it stands. */
export function useBarWords() {
  const t = useCalendarText();
  const country = useCountry().id;
  return useMemo(() => {
    const words = (bar: Bar) => wordsOf(t, bar);
    const label = (bar: Bar, plate: string) =>
      t('calendar.bar.label', {
        ...{ words: words(bar), plate },
        from: momentText(bar.start, country),
        to: momentText(bar.trip ? Date.parse(bar.trip.bookingEndDate) : bar.end, country),
      });
    return { words, label };
  }, [country, t]);
}

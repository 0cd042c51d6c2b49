import { isPickupOverdue } from '@portal/shared/contract';
import { useCountry, useServerClock } from '@portal/shared/portal';
import { useMemo } from 'react';
import { useCalendarText, type CalendarWords } from '../../../messages/useCalendarText';
import type { Bar } from '../model/bars';
import { momentText } from '../model/days';

export interface BarWords {
  /** The text of a bar. */
  words(bar: Bar): string;
  /** The description for screen readers, which includes the place. */
  label(bar: Bar, plate: string): string;
}

function describeBar(t: CalendarWords, { trip, standing, name }: Bar, now: number): string {
  const isLate = trip !== null && isPickupOverdue(trip, now);
  const word = [t(`calendar.standing.${standing}`), isLate && t('calendar.pickupOverdue')]
    .filter(Boolean)
    .join(' · ');
  if (!trip) return t('calendar.bar.block', { standing: word, note: name && ` · ${name}` });
  const code = trip.tripCode;
  return name
    ? t('calendar.bar.trip', { name, code, standing: word })
    : t('calendar.bar.nameless', { code, standing: word });
}

/** The same text for the same bar with the same plate: a bar may be moving to another vehicle. */
function rememberedWith(make: (bar: Bar, plate: string) => string): (bar: Bar, plate: string) => string {
  const known = new WeakMap<Bar, { readonly plate: string; readonly text: string }>();
  return (bar, plate) => {
    const before = known.get(bar);
    if (before?.plate === plate) return before.text;
    const text = make(bar, plate);
    known.set(bar, { plate, text });
    return text;
  };
}

function remembered(make: (bar: Bar) => string): (bar: Bar) => string {
  const known = new WeakMap<Bar, string>();
  return (bar) => {
    const text = known.get(bar) ?? make(bar);
    known.set(bar, text);
    return text;
  };
}

/** The texts of bars, made once for each, because every scroll step asks for them. */
export function useBarWords(): BarWords {
  const t = useCalendarText();
  const country = useCountry().id;
  const clock = useServerClock();
  return useMemo(() => {
    const words = remembered((bar) => describeBar(t, bar, clock.now()));
    const from = remembered((bar) => momentText(bar.start, country));
    const to = remembered((bar) =>
      momentText(bar.trip ? Date.parse(bar.trip.bookingEndDate) : bar.end, country),
    );
    const label = rememberedWith((bar, plate) =>
      t('calendar.bar.label', { words: words(bar), plate, from: from(bar), to: to(bar) }),
    );
    return { words, label };
  }, [clock, country, t]);
}

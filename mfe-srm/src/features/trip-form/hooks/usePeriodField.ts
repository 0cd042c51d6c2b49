import { useCountry, useServerClock } from '@portal/shared/portal';
import { useState } from 'react';
import { toLocalInput, fromLocalInput } from '../../../model/local-moment';
import { setDuration, periodProblem, movePeriodStart, type Period } from '../model/period';

/** Start and end as in their fields, in the company's time, and as moments. */
export function usePeriodField(first: Period) {
  const country = useCountry().id;
  const clock = useServerClock();
  const toFieldTexts = ({ start, end }: Period) => ({
    start: toLocalInput(start, country),
    end: toLocalInput(end, country),
  });
  const [text, setText] = useState(() => toFieldTexts(first));
  const [now] = useState(() => clock.now());
  // A field holds minutes: an untouched value keeps its seconds, and counts as unchanged.
  const [held, setHeld] = useState(first);
  const toMoment = (side: keyof Period) =>
    text[side] === toFieldTexts(held)[side] ? held[side] : fromLocalInput(text[side], country);
  const period: Period = { start: toMoment('start'), end: toMoment('end') };
  return {
    text,
    period,
    problem: periodProblem(period, now),
    setText,
    set: (next: Period) => {
      setHeld(next);
      setText(toFieldTexts(next));
    },
    setStart: (typed: string) => {
      const next = movePeriodStart(period, fromLocalInput(typed, country));
      setText({ start: typed, end: next.end === period.end ? text.end : toLocalInput(next.end, country) });
    },
    setEnd: (typed: string) => setText({ ...text, end: typed }),
    last: (days: number) => setText(toFieldTexts(setDuration(period, days))),
  };
}
export type PeriodField = ReturnType<typeof usePeriodField>;

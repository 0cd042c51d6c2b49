import { useCountry, useServerClock } from '@portal/shared/portal';
import { useState } from 'react';
import { localTextOf, momentOf } from '../../../model/local-moment';
import { lasting, periodProblem, startingAt, type Period, type Preset } from '../model/period';

/** Start and end as their fields hold them, on the clocks of the company, and as moments. */
export function usePeriodField(first: Period) {
  const country = useCountry().id;
  const clock = useServerClock();
  const textOf = ({ start, end }: Period) => ({
    start: localTextOf(start, country),
    end: localTextOf(end, country),
  });
  const [text, setText] = useState(() => textOf(first));
  const [now] = useState(() => clock.now());
  // A field holds minutes: what is not touched keeps the second it came with, and counts as not changed.
  const [held, setHeld] = useState(first);
  const momentIn = (side: keyof Period) =>
    text[side] === textOf(held)[side] ? held[side] : momentOf(text[side], country);
  const period: Period = { start: momentIn('start'), end: momentIn('end') };
  return {
    text,
    period,
    problem: periodProblem(period, now),
    setText,
    set: (next: Period) => {
      setHeld(next);
      setText(textOf(next));
    },
    setStart: (typed: string) => {
      const next = startingAt(period, momentOf(typed, country));
      setText({ start: typed, end: next.end === period.end ? text.end : localTextOf(next.end, country) });
    },
    setEnd: (typed: string) => setText({ ...text, end: typed }),
    last: (preset: Preset) => setText(textOf(lasting(period, preset))),
  };
}
export type PeriodField = ReturnType<typeof usePeriodField>;

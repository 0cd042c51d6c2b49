import { type Days, limits } from '@portal/shared/contract';
import { Inline } from '@portal/shared/ui';
import { DateField } from '@portal/shared/ui/date-fields';
import { useState } from 'react';
import { findRangeProblem } from './range';
import type { RangeWords } from './range-words';
import type { RangeChoice } from './useDayRange';

interface Props {
  choice: RangeChoice;
  words: RangeWords;
}

/** Two dates of the agent's choice. An invalid range stays as it was typed, and the metrics keep the last valid days. */
export function OwnDays({ choice: { range, today, chooseDays }, words }: Props) {
  const [typed, setTyped] = useState<Days>(range);
  const found = findRangeProblem(typed);
  const getFieldError = (field: 'from' | 'to') =>
    found?.field === field ? words.problem(found.problem, limits.dashboard.rangeDaysMax) : undefined;
  const change = (part: Partial<Days>) => {
    const days = { from: typed.from, to: typed.to, ...part };
    setTyped(days);
    if (!findRangeProblem(days)) chooseDays(days);
  };
  return (
    <Inline align="start">
      <DateField
        label={words.from}
        hideLabel
        max={today}
        value={typed.from}
        error={getFieldError('from')}
        onChange={({ currentTarget }) => change({ from: currentTarget.value })}
      />
      <DateField
        label={words.to}
        hideLabel
        max={today}
        value={typed.to}
        error={getFieldError('to')}
        onChange={({ currentTarget }) => change({ to: currentTarget.value })}
      />
    </Inline>
  );
}

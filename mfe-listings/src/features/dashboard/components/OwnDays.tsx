import { limits } from '@portal/shared/contract';
import { DateField, Inline } from '@portal/shared/ui';
import { useState } from 'react';
import { useDashboardText } from '../../../messages/useDashboardText';
import type { RangeChoice } from '../hooks/useRange';
import { problemOf, type Days } from '../model/range';

/** Two dates of the agent's own. What is no range yet stays as it was typed; the figures keep those days that were one. */
export function OwnDays({ choice: { range, today, chooseDays } }: { choice: RangeChoice }) {
  const t = useDashboardText();
  const [typed, setTyped] = useState<Days>(range);
  const found = problemOf(typed);
  const errorOf = (field: 'from' | 'to') =>
    found?.field === field
      ? t(`dashboard.range.problem.${found.problem}`, { days: limits.dashboard.rangeDaysMax })
      : undefined;
  const change = (part: Partial<Days>) => {
    const days = { from: typed.from, to: typed.to, ...part };
    setTyped(days);
    if (!problemOf(days)) chooseDays(days);
  };
  return (
    <Inline align="start">
      <DateField
        label={t('dashboard.range.from')}
        hideLabel
        max={today}
        value={typed.from}
        error={errorOf('from')}
        onChange={({ currentTarget }) => change({ from: currentTarget.value })}
      />
      <DateField
        label={t('dashboard.range.to')}
        hideLabel
        max={today}
        value={typed.to}
        error={errorOf('to')}
        onChange={({ currentTarget }) => change({ to: currentTarget.value })}
      />
    </Inline>
  );
}

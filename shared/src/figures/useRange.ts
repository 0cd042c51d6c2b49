import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { getPresetDays, readRange, writeRange, type Days, type Preset, type Range } from './range';
import { useToday } from './useToday';

export interface RangeChoice {
  readonly range: Range;
  readonly today: string;
  choose(preset: Preset): void;
  chooseDays(days: Days): void;
}

/** The days that the page shows, from its address: a reload, the back button and a link keep them. */
export function useRange(): RangeChoice {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const range = useMemo(() => readRange(params, today), [params, today]);
  const put = (next: Range, replace = false) => setParams(writeRange(next, params), { replace });
  return {
    range,
    today,
    // The agent's own range starts with the days that are shown.
    choose: (preset) =>
      put(preset === 'custom' ? { ...range, preset } : { preset, ...getPresetDays(preset, today) }),
    chooseDays: (days) => put({ preset: 'custom', ...days }, true),
  };
}

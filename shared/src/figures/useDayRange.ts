import { type Days } from '../contract';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  getPresetDays,
  readRange,
  usualPreset,
  writeRange,
  type DaysPreset,
  type Preset,
  type Range,
} from './range';
import { useToday } from './useToday';

export interface RangeChoice {
  readonly range: Range;
  readonly today: string;
  choose(preset: Preset): void;
  chooseDays(days: Days): void;
}

/**
 * The days that the page shows, from its address: a reload, the back button and a link keep them. `usual` are those of
 * an address without any.
 */
export function useDayRange(usual: DaysPreset = usualPreset): RangeChoice {
  const [params, setParams] = useSearchParams();
  const today = useToday();
  const range = useMemo(() => readRange(params, today, usual), [params, today, usual]);
  const put = (next: Range, replace = false) => setParams(writeRange(next, params, usual), { replace });
  return {
    range,
    today,
    // The agent's own range starts with the days that are shown.
    choose: (preset) =>
      put(preset === 'custom' ? { ...range, preset } : { preset, ...getPresetDays(preset, today) }),
    chooseDays: (days) => put({ preset: 'custom', ...days }, true),
  };
}

import * as v from 'valibot';
import type { CanarySettings } from './watch-canaries';

const amount = (fallback: string, least: number) =>
  v.pipe(
    v.optional(v.string(), fallback),
    v.transform(Number),
    v.number('must be a number'),
    v.minValue(least, `must be at least ${least}`),
  );

/** When a canary goes back by itself. */
export const canaryEnvironment = {
  CANARY_WINDOW_SECONDS: amount('300', 1),
  CANARY_CHECK_SECONDS: amount('5', 0.01),
  CANARY_SMALLEST_SAMPLE: amount('50', 1),
  CANARY_RATE_DIFFERENCE: amount('0.02', 0),
  CANARY_RATE_FACTOR: amount('2', 1),
};

type Read = {
  readonly [Name in keyof typeof canaryEnvironment]: v.InferOutput<(typeof canaryEnvironment)[Name]>;
};

export const toCanarySettings = (value: Read): CanarySettings => ({
  window: value.CANARY_WINDOW_SECONDS * 1000,
  interval: value.CANARY_CHECK_SECONDS * 1000,
  smallestSample: value.CANARY_SMALLEST_SAMPLE,
  rateDifference: value.CANARY_RATE_DIFFERENCE,
  rateFactor: value.CANARY_RATE_FACTOR,
});

import type { RateChange } from './entities/listing-changes';

const WHOLE = 100;

/** A rate in minor units after a change: in whole units of the currency and never below one. */
export function changeRate(minor: number, { kind, value }: RateChange): number {
  const after = {
    percent: () => (minor * (100 + value)) / 100,
    amount: () => minor + value * WHOLE,
    set: () => value * WHOLE,
  }[kind]();
  return Math.max(WHOLE, Math.round(after / WHOLE) * WHOLE);
}

import { bulkRatesBody, rateChange, rentalPeriods } from '@portal/shared/contract';
import * as v from 'valibot';

export const rateKinds = ['percent', 'amount', 'set'] as const;

/** As it is typed: with the minus sign of a text, or with a percent sign. */
const typedNumber = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .trim()
      .replace(/^\u2212/, '-')
      .replace(/%$/, '')
      .trim(),
  ),
  v.nonEmpty('bulk.valueRequired'),
  v.transform(Number),
);

/** A change of prices as it is typed, and as it is sent. */
export const ratesRules = v.object({
  periods: bulkRatesBody.entries.periods,
  change: v.pipe(
    v.object({ kind: v.picklist(rateKinds), value: typedNumber }),
    rateChange,
    v.forward(
      v.check(({ kind, value }) => kind === 'set' || value !== 0, 'bulk.value.zero'),
      ['value'],
    ),
  ),
});
export type RatesValues = v.InferInput<typeof ratesRules>;
export type RatesChange = v.InferOutput<typeof ratesRules>;

export const ratesFields = ['change.kind', 'change.value', 'periods'] as const;
export const firstRates: RatesValues = {
  periods: [...rentalPeriods],
  change: { kind: 'percent', value: '' },
};

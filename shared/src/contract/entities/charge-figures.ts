import * as v from 'valibot';
import { currency } from './money';
import { dateRangeQuery } from './query';

const figure = v.object({ count: v.number(), amount: v.string() });
export const chargeFigures = v.looseObject({
  currency,
  toDecide: figure,
  /** Fines whose time to be disputed ends soon. */
  due: v.nullish(figure),
  unbilled: figure,
  billed: figure,
  collected: figure,
  disputed: figure,
  writtenOff: figure,
});
export type ChargeFigures = v.InferOutput<typeof chargeFigures>;

export const chargeGroupings = ['month', 'vehicle', 'customer'] as const;
export type ChargeGrouping = (typeof chargeGroupings)[number];

export const chargeSummaryQuery = v.object({
  ...dateRangeQuery.entries,
  groupBy: v.picklist(chargeGroupings, 'validation.required'),
});

export const chargeGroup = v.looseObject({
  /** A month as YYYY-MM, the vehicle or its plate, the customer; empty for charges without a trip. */
  key: v.string(),
  /** A plate or a customer's name; null for a month and for charges without a trip. */
  label: v.nullish(v.string()),
  vehicleName: v.nullish(v.string()),
  total: figure,
  unbilled: figure,
  billed: figure,
  collected: figure,
  disputed: figure,
  writtenOff: figure,
});
export type ChargeGroup = v.InferOutput<typeof chargeGroup>;

/** Months from the newest, else the largest amounts; `total` counts the groups that are not listed, too. */
export const chargeSummary = v.looseObject({ currency, list: v.array(chargeGroup), total: v.number() });
export type ChargeSummary = v.InferOutput<typeof chargeSummary>;

import * as v from 'valibot';
import { electronic as limits } from '../limits';
import { wholeNumber } from './primitives';

/** The groups of the UAE's law by yearly revenue: 50 million AED and more, and all others. */
export const revenueGroups = ['large', 'other'] as const;
export type RevenueGroup = (typeof revenueGroups)[number];

const turnover = wholeNumber(0, limits.turnoverMax);

/** When electronic documents leave by themselves, and from when they have to. */
export const electronicSettings = v.object({
  /** A document is queued for the provider with its issue. */
  sendAtIssue: v.boolean(),
  /** UAE: the group of the company's revenue. Empty until it says so. */
  revenueGroup: v.union([v.literal(''), v.picklist(revenueGroups)], 'validation.required'),
  /** India, in whole rupees: the highest turnover of a year, of all registrations. Null until the company says so. */
  turnover: v.nullable(turnover),
  /** India, in whole rupees: from this turnover, documents for registered customers are registered. */
  registerFrom: turnover,
  /** India, in whole rupees: from this turnover, they are registered within a number of days. */
  limitFrom: turnover,
});
export type ElectronicSettings = v.InferOutput<typeof electronicSettings>;

/** The defaults until a company changes them: nothing is sent by itself, and the thresholds are those of the law. */
export const defaultElectronicSettings: ElectronicSettings = {
  sendAtIssue: false,
  revenueGroup: '',
  turnover: null,
  registerFrom: limits.registerFrom,
  limitFrom: limits.limitFrom,
};

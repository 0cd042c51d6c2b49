import { MINUTE } from '../time';
import * as v from 'valibot';
import { holdLimits } from '../hold-limits';
import { invoice as invoices, trip as limits } from '../limits';
import { taxTreatments } from '../taxes/tax';
import { chargeSubjects } from './charge-types';
import { electronicSettings } from './electronic-settings';
import { paymentDetails } from './payment-details';
import { alertRules } from './trip-alert';

const treatment = v.picklist(taxTreatments, 'validation.required');

/** How a company runs its desk. */
export const rentalSettings = v.object({
  /** Between two trips of one vehicle, in minutes. */
  turnaroundMinutes: v.pipe(
    v.number('validation.number'),
    v.integer('validation.number'),
    v.minValue(0, 'validation.number'),
    v.maxValue(limits.turnaroundMax / MINUTE, 'validation.number'),
  ),
  /** In hundredths of a percent: 500 is 5 %. */
  taxRate: v.pipe(
    v.number('validation.number'),
    v.integer('validation.number'),
    v.minValue(0, 'validation.number'),
    v.maxValue(invoices.taxRateMax, 'validation.number'),
  ),
  /** The Indian service accounting code. Empty elsewhere. */
  serviceCode: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,8}$/, 'validation.number')), ''),
  /** India: why another code than 997329 applies. */
  serviceCodeReason: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(invoices.serviceCodeReasonMax, 'validation.tooLong')),
    '',
  ),
  /** India: documents are in English and Hindi. Always true in the Emirates, where they are in English and Arabic. */
  bilingualDocuments: v.optional(v.boolean(), false),
  taxTreatments: v.record(v.picklist(chargeSubjects), treatment),
  alertRules,
  /** Days that a deposit authorised on a card is valid. A page of an earlier release does not send it; then it stays. */
  holdDays: v.optional(
    v.pipe(
      v.number('validation.number'),
      v.integer('validation.number'),
      v.minValue(1, 'validation.number'),
      v.maxValue(holdLimits.daysMax, 'validation.number'),
    ),
  ),
  /**
   * Every checklist is filled in at the vehicle; nothing is taken over from the last one. A page of an earlier release
   * does not send it; then it stays.
   */
  fullCheckLists: v.optional(v.boolean()),
  /** A page of an earlier release does not send them; then they stay. */
  electronic: v.optional(electronicSettings),
  /** A page of an earlier release does not send them; then they stay. */
  payments: v.optional(paymentDetails),
});
export type RentalSettings = v.InferOutput<typeof rentalSettings>;

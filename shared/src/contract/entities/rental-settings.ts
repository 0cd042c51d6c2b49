import { MINUTE } from '../time';
import * as v from 'valibot';
import { holdLimits } from '../hold-limits';
import { invoice as invoices, trip as limits } from '../limits';
import { taxTreatments } from '../taxes/tax';
import { alertRules } from './alert-rules';
import { chargeSubjects } from './charge-types';
import { electronicSettings } from './electronic-settings';
import { paymentDetails } from './payment-details';
import { wholeNumber } from './primitives';
import { getInputs, type WireField } from './record-fields';
import { requiredPictures } from './required-pictures';

/**
 * Every setting of a desk, by the names of its columns too. A group is stored as one value, and a part of it that is not
 * stored has its default. A page of an earlier release does not send the optional ones; then they stay.
 */
export const settingsFields = {
  /** Between two trips of one vehicle. */
  turnaroundMinutes: { kind: 'count', input: wholeNumber(0, limits.turnaroundMax / MINUTE) },
  /** Days that a deposit authorised on a card is valid. */
  holdDays: { kind: 'count', input: v.optional(wholeNumber(1, holdLimits.daysMax)) },
  /** Every checklist is filled in at the vehicle; nothing is taken over from the last one. */
  fullCheckLists: { kind: 'flag', input: v.optional(v.boolean()) },
  taxRate: { kind: 'percent', input: wholeNumber(0, invoices.taxRateMax) },
  /** The Indian service accounting code. Empty elsewhere. */
  serviceCode: {
    kind: 'text',
    input: v.optional(v.pipe(v.string(), v.trim(), v.regex(/^\d{0,8}$/, 'validation.number')), ''),
  },
  /** India: why another code than 997329 applies. */
  serviceCodeReason: {
    kind: 'text',
    input: v.optional(
      v.pipe(v.string(), v.trim(), v.maxLength(invoices.serviceCodeReasonMax, 'validation.tooLong')),
      '',
    ),
  },
  /** India: documents are in English and Hindi. Always true in the Emirates, where they are in English and Arabic. */
  bilingualDocuments: { kind: 'flag', input: v.optional(v.boolean(), false) },
  taxTreatments: {
    kind: 'group',
    input: v.record(v.picklist(chargeSubjects), v.picklist(taxTreatments, 'validation.required')),
  },
  alertRules: { kind: 'group', input: alertRules },
  electronic: { kind: 'group', input: v.optional(electronicSettings) },
  payments: { kind: 'group', input: v.optional(paymentDetails) },
  requiredPictures: { kind: 'group', input: v.optional(requiredPictures) },
} as const satisfies Record<string, WireField>;
export type SettingsFields = typeof settingsFields;

/** How a company runs its desk. */
export const rentalSettings = v.object(getInputs(settingsFields));
export type RentalSettings = v.InferOutput<typeof rentalSettings>;

import * as v from 'valibot';
import { holdLimits } from '../hold-limits';
import { holdStates } from './hold-state';
import { positiveMoneyText } from './money';
import { isoTimestamp, text, uuid } from './primitives';
import { tripReason } from './trip-steps';

/** How the terminal or the provider names an authorisation. */
const reference = text(1, holdLimits.referenceMax);

/** The last four digits of a card, never its number. */
const lastDigits = v.pipe(v.string(), v.trim(), v.regex(/^\d{4}$/, 'validation.lastDigits'));

/** An authorisation that the desk took with its terminal. Without `validUntil` the company's usual days count. */
export const authoriseHoldBody = v.object({
  bookingId: uuid,
  amount: positiveMoneyText,
  reference,
  lastDigits: v.optional(lastDigits),
  validUntil: v.optional(isoTimestamp),
});

/** Another authorisation of the same amount, before the first one lapses. */
export const renewHoldBody = v.object({ holdId: uuid, reference, validUntil: v.optional(isoTimestamp) });

/** What is taken of a hold, and for what. The rest is released. */
export const captureHoldBody = v.object({ holdId: uuid, amount: positiveMoneyText, reason: tripReason });

export const releaseHoldBody = v.object({ holdId: uuid });

/** A deposit that a bank holds on a card. It is not money of the company. */
export const depositHold = v.looseObject({
  holdId: v.string(),
  state: v.picklist(holdStates),
  amount: v.string(),
  captured: v.string(),
  released: v.string(),
  lapsed: v.string(),
  reference: v.string(),
  lastDigits: v.nullish(v.string()),
  authorisedAt: v.string(),
  validUntil: v.string(),
  renewals: v.number(),
  /** Of what was captured. */
  reason: v.nullish(v.string()),
  endedAt: v.nullish(v.string()),
});
export type DepositHoldRecord = v.InferOutput<typeof depositHold>;

import * as v from 'valibot';
import { fileReference } from './file-reference';
import { uuid } from './primitives';

/**
 * Both sign once, on the device or by a photo of the paper: then the contract is frozen, and with it the check-list of the handover where
 * that is filled in.
 */
export const signContractBody = v.object({
  bookingId: uuid,
  agentSignature: uuid,
  customerSignature: uuid,
  /** Of the check-list that was shown to be signed: another one there is refused. */
  checkListVersion: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

export const tripContract = v.looseObject({
  bookingId: v.string(),
  termsVersion: v.nullish(v.number()),
  /** HTML of the terms with the trip's own in place of the variables, made safe by the server. */
  terms: v.nullish(v.string()),
  signedAt: v.nullish(v.string()),
  agentSignature: v.nullish(v.union([fileReference, v.string()])),
  customerSignature: v.nullish(v.union([fileReference, v.string()])),
});
export type TripContract = v.InferOutput<typeof tripContract>;

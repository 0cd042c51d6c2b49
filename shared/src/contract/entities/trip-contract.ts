import * as v from 'valibot';
import { fileReference } from './file-reference';
import { uuid } from './primitives';

/**
 * Both sign once, on the device or by a photo of the paper. This freezes the contract, and also the
 * checklist of the handover where that is filled in.
 */
export const signContractBody = v.object({
  bookingId: uuid,
  agentSignature: uuid,
  customerSignature: uuid,
  /** The version of the checklist that was shown for signature. Another version on the server is refused. */
  checkListVersion: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
});

export const tripContract = v.looseObject({
  bookingId: v.string(),
  termsVersion: v.nullish(v.number()),
  /** HTML of the terms with the trip's own values in place of the variables, made safe by the server. */
  terms: v.nullish(v.string()),
  /** A tracker reports where the vehicle is, and the contract says so. */
  isTracked: v.nullish(v.boolean()),
  signedAt: v.nullish(v.string()),
  agentSignature: v.nullish(v.union([fileReference, v.string()])),
  customerSignature: v.nullish(v.union([fileReference, v.string()])),
});
export type TripContract = v.InferOutput<typeof tripContract>;

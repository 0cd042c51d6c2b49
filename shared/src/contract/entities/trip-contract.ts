import * as v from 'valibot';
import { fileReference } from './file-reference';
import { uuid } from './primitives';

/** Both sign, on the device or by a photo of the paper; then the contract is frozen. */
export const signContractBody = v.object({ bookingId: uuid, agentSignature: uuid, customerSignature: uuid });

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

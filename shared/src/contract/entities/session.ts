import * as v from 'valibot';
import { countryCallingCode, email, newPassword, oneTimeCodeText, phoneNumber, uuid } from './primitives';

/** A server of another maker may use other ids and token forms than ours, so results require only text. */
export const tokens = v.object({ token: v.string(), refreshToken: v.string() });
export type Tokens = v.InferOutput<typeof tokens>;
export const signedIn = v.object({ ...tokens.entries, userId: v.string() });
export type SignedIn = v.InferOutput<typeof signedIn>;

/** `GET /users`. The fields other than id and agentId are this server's. Another may leave them out. */
export const signedInUser = v.object({
  id: v.string(),
  agentId: v.string(),
  email: v.optional(v.string()),
  phoneNumber: v.optional(v.string()),
  role: v.optional(v.picklist(['agent', 'operator'])),
  /** When the account will be deleted, where its owner asked for that. */
  deletesAt: v.nullish(v.string()),
});
export type SignedInUser = v.InferOutput<typeof signedInUser>;

export const loginBody = v.object({
  phoneNumber,
  password: v.pipe(
    v.string('validation.required'),
    v.nonEmpty('validation.required'),
    v.maxLength(1024, 'validation.tooLong'),
  ),
});

/** `send-otp` starts a registration: the server keeps it (the password hashed) until the code comes back, so that the browser need not. */
export const sendOtpBody = v.object({
  email,
  countryCode: countryCallingCode,
  phoneNumber,
  password: newPassword,
  consent: v.literal(true, 'validation.consent'),
});

export const verifyOtpBody = v.object({ email, otp: oneTimeCodeText });
export const codeSent = v.object({
  /** Seconds until another code may be requested. */
  resendAfter: v.optional(v.number()),
  /** Seconds until the code expires. */
  expiresIn: v.optional(v.number()),
});
/**
 * `registrationId` as `send-otp` gave it: someone else who registers with the same address meanwhile cannot
 * slip in their password.
 */
export const verifyRegistrationBody = v.object({
  ...verifyOtpBody.entries,
  registrationId: v.optional(uuid),
});
export const registrationStarted = v.object({ ...codeSent.entries, registrationId: v.optional(v.string()) });

export const refreshBody = v.object({ refreshToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)) });

export const resetRequestBody = v.object({ email });
export const resetVerifyBody = v.object({ email, otp: oneTimeCodeText });
export const resetVerified = v.object({ resetToken: v.string() });
export const resetBody = v.object({
  resetToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)),
  password: newPassword,
});

export const emailBody = v.object({ email });
export const emailVerified = v.object({ isVerified: v.boolean() });
export const emailChanged = v.object({ email: v.string() });
export const temporaryTokenBody = v.object({ customerId: uuid, bookingId: uuid });
/** `link` and `expiresAt` go beyond the supplier platform's own answer. */
export const temporaryToken = v.object({
  token: v.string(),
  link: v.nullish(v.string()),
  expiresAt: v.nullish(v.string()),
});

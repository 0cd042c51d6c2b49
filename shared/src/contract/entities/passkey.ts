import * as v from 'valibot';
import { passkey as limits } from '../limits';
import { email, text } from './primitives';
import { loginBody } from './session';

const currentPassword = loginBody.entries.password;

/** The browser's encoding of bytes: base64url without padding. */
const bytes = (max: number) => v.pipe(v.string(), v.nonEmpty(), v.maxLength(max), v.regex(/^[\w-]+$/));

const credential = {
  id: bytes(limits.credentialMax),
  rawId: bytes(limits.credentialMax),
  type: v.literal('public-key'),
  authenticatorAttachment: v.nullish(v.picklist(['cross-platform', 'platform'])),
};

/** The result of `navigator.credentials.create()`, as JSON. */
export const registeredCredential = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(limits.answerMax),
    attestationObject: bytes(limits.answerMax),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(30))), v.maxLength(10))),
  }),
});

/** The result of `navigator.credentials.get()`, as JSON. */
export const assertedCredential = v.object({
  ...credential,
  response: v.object({
    clientDataJSON: bytes(limits.answerMax),
    authenticatorData: bytes(limits.answerMax),
    signature: bytes(limits.answerMax),
    userHandle: v.optional(bytes(limits.answerMax)),
  }),
});

/** The options for the browser, by the WebAuthn standard, as JSON. */
export const credentialOptions = v.looseObject({ challenge: v.string() });
export type CredentialOptions = v.InferOutput<typeof credentialOptions>;

export const passkeyName = text(1, limits.nameMax);

export const passkeyOptionsBody = v.object({ currentPassword });
export const addPasskeyBody = v.object({ name: passkeyName, credential: registeredCredential });
export const renamePasskeyBody = v.object({ name: passkeyName });
export const removePasskeyBody = v.object({ currentPassword });
export const newRecoveryCodesBody = v.object({ currentPassword });
export const passkeySignInBody = v.object({ credential: assertedCredential });

/** As it is printed or typed: letters, digits, hyphens and spaces. */
export const recoveryCodeText = v.pipe(
  v.string('validation.required'),
  v.trim(),
  v.nonEmpty('validation.required'),
  v.maxLength(40, 'validation.tooLong'),
);
export const recoveryCodeBody = v.object({ email, recoveryCode: recoveryCodeText });

export const passkey = v.object({
  id: v.string(),
  name: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.nullable(v.string()),
  /** Kept by a password manager on several devices, and not lost with one of them. */
  isSynced: v.boolean(),
});
export type Passkey = v.InferOutput<typeof passkey>;

export const passkeyList = v.object({
  list: v.array(passkey),
  /** How many recovery codes are left. Null where none were ever made. */
  recoveryCodesLeft: v.nullable(v.number()),
});
export type PasskeyList = v.InferOutput<typeof passkeyList>;

/** Shown once: the server keeps hashes. */
export const recoveryCodes = v.object({ codes: v.array(v.string()) });
/** The first passkey comes with recovery codes. Null where there are some already. */
export const passkeyAdded = v.object({ passkey, recoveryCodes: v.nullable(v.array(v.string())) });

import * as v from 'valibot';
import { newPassword, pageSchema, phoneNumber } from './primitives';
import { pageNumber, pageSize } from './query';
import { loginBody } from './session';

/** The current password, required before anything that could lock its owner out. */
const currentPassword = loginBody.entries.password;

export const changePasswordBody = v.object({ currentPassword, password: newPassword });
export const changePhoneBody = v.object({ phoneNumber, currentPassword });
export const phoneChanged = v.object({ phoneNumber: v.string() });
export const deletionBody = v.object({ currentPassword });
export const deletionPlanned = v.object({ deletesAt: v.string() });

/** A device that is logged in. */
export const accountSession = v.object({
  id: v.string(),
  /** As the browser names itself: `Chrome on Android`. */
  device: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.string(),
  /** The session that makes the call. */
  current: v.boolean(),
});
export type AccountSession = v.InferOutput<typeof accountSession>;

/** An entry in the history of an account. */
export const accountActivityKinds = [
  'registered',
  'signed_in',
  'sign_in_failed',
  'signed_out',
  'session_ended',
  'password_changed',
  'password_reset',
  'email_changed',
  'phone_changed',
  'passkey_added',
  'passkey_removed',
  'recovery_codes_created',
  'recovery_code_used',
  'deletion_planned',
  'deletion_cancelled',
] as const;
export type AccountActivityKind = (typeof accountActivityKinds)[number];

export const accountActivityQuery = v.object({ page: pageNumber, limit: pageSize });
export const accountActivityEntry = v.object({
  id: v.string(),
  /** One of `accountActivityKinds`. A later server may know more. */
  kind: v.string(),
  /**
   * `agent`: a person who logged in or proved to be the owner. `unknown`: somebody who did not get in.
   * `portal`: the portal itself.
   */
  actor: v.string(),
  at: v.string(),
  /** `Chrome on Android`. Null where there was no call, as for what the portal does by itself. */
  device: v.nullable(v.string()),
  /** The network that it came from: `203.0.113.x`. */
  network: v.nullable(v.string()),
  /** The device that was logged out, or the name of the passkey. */
  subject: v.nullable(v.string()),
  /** Done by the session that makes the call. */
  current: v.boolean(),
});
export type AccountActivityEntry = v.InferOutput<typeof accountActivityEntry>;
export const accountActivityPage = pageSchema(accountActivityEntry);

import * as v from 'valibot';
import { newPassword, phoneNumber } from './primitives';
import { loginBody } from './session';

/** The password of now, asked for before anything that could lock its owner out. */
const currentPassword = loginBody.entries.password;

export const changePasswordBody = v.object({ currentPassword, password: newPassword });
export const changePhoneBody = v.object({ phoneNumber, currentPassword });
export const phoneChanged = v.object({ phoneNumber: v.string() });
export const deletionBody = v.object({ currentPassword });
export const deletionPlanned = v.object({ deletesAt: v.string() });

/** A device that is signed in. */
export const accountSession = v.object({
  id: v.string(),
  /** As told by the browser: `Chrome on Android`. */
  device: v.string(),
  createdAt: v.string(),
  lastUsedAt: v.string(),
  /** The one that asks. */
  current: v.boolean(),
});
export type AccountSession = v.InferOutput<typeof accountSession>;

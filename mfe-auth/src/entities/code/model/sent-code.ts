import { countryCode, limits } from '@portal/shared/contract';
import type { KeyValueStore } from '@portal/shared/portal';
import * as v from 'valibot';

/** A code that was sent: what its page must know after a reload. Never a password and never the code. */
const sentCode = v.object({
  email: v.string(),
  country: countryCode,
  /** When another code may be requested, in milliseconds since 1970. */
  resendAt: v.number(),
  /** The registration that the code is for, if the server says so. */
  registrationId: v.optional(v.string()),
});
export type SentCode = v.InferOutput<typeof sentCode>;

type Purpose = 'registration' | 'reset';
const getStorageKey = (purpose: Purpose) => `code:${purpose}`;

export function readSentCode(drafts: KeyValueStore, purpose: Purpose): SentCode | null {
  try {
    return v.parse(sentCode, JSON.parse(drafts.get(getStorageKey(purpose)) ?? 'null'));
  } catch {
    return null;
  }
}

export const keepSentCode = (drafts: KeyValueStore, purpose: Purpose, code: SentCode): void =>
  drafts.set(getStorageKey(purpose), JSON.stringify(code));

export const forgetSentCode = (drafts: KeyValueStore, purpose: Purpose): void =>
  drafts.remove(getStorageKey(purpose));

/** When another code may be requested, taken from the server's answer if it says so. */
export const resendMoment = (answer: { resendAfter?: number | undefined } | null | undefined): number =>
  Date.now() +
  (answer?.resendAfter === undefined ? limits.oneTimeCode.resendAfter : answer.resendAfter * 1000);

import { countryCode, limits } from '@portal/shared/contract';
import type { KeyValueStore } from '@portal/shared/portal';
import * as v from 'valibot';

/** A code on its way: what its page must know after a reload. Never a password and never the code. */
const sentCode = v.object({
  email: v.string(),
  country: countryCode,
  /** When another may be asked for, in milliseconds since 1970. */
  resendAt: v.number(),
  /** Which registration the code is for, where the server tells. */
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

/** The moment another code may be asked for, by the server's answer where it says so. */
export const resendMoment = (answer: { resendAfter?: number | undefined } | null | undefined): number =>
  Date.now() +
  (answer?.resendAfter === undefined ? limits.oneTimeCode.resendAfter : answer.resendAfter * 1000);

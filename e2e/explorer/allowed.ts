import { companyEndpoints, publicListingEndpoints } from '@portal/shared/contract';
import type { Answer } from './answer';
import type { RawControl } from './page/controls';

/** Addresses that open another program; each is checked, and none is followed. */
const leaving: readonly { readonly pattern: RegExp; readonly reason: string }[] = [
  { pattern: /^tel:\+?[\d\s()-]{5,}$/, reason: 'dials a number on the phone' },
  { pattern: /^mailto:[^@\s]+@[^@\s]+/, reason: 'opens the mail program' },
  { pattern: /^mailto:\?/, reason: 'opens the mail program, to whom the agent chooses' },
  { pattern: /^sms:/, reason: 'opens the messages of the phone' },
  { pattern: /^https:\/\/(wa\.me|api\.whatsapp\.com|web\.whatsapp\.com)\//, reason: 'opens WhatsApp' },
  { pattern: /^https:\/\/www\.google\.com\/maps/, reason: 'opens a map' },
];

/** Why a press is skipped: it leaves the browser. Undefined: it is pressed. */
export const leavesBrowser = ({ href }: Pick<RawControl, 'href'>): string | undefined =>
  href === null ? undefined : leaving.find(({ pattern }) => pattern.test(href))?.reason;

/** Refusals that pages expect. */
const expected: readonly { readonly path: RegExp; readonly status: number; readonly reason: string }[] = [
  {
    path: new RegExp(`^/api/\\w+${companyEndpoints.get.path}$`),
    status: 404,
    reason: 'no company yet: the gate offers to register one',
  },
  {
    path: new RegExp(`^/api/\\w+${publicListingEndpoints.get.path}$`),
    status: 404,
    reason: 'the listing is not offered: the page says so in words of its own',
  },
];

export const isAllowedAnswer = ({ path, status }: Pick<Answer, 'path' | 'status'>): boolean =>
  expected.some((one) => one.status === status && one.path.test(path));

import { countries, type CountryCode } from '@portal/shared/contract';

/** A masked number contains more than digits and cannot be called. */
const PHONE = /^\+?[\d\s().\u00a0-]{7,30}$/;
const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/**
 * `+971501234567`; null if the text is no number. A number without a country code belongs to the portal's
 * country.
 */
export function toInternational(phone: string | null | undefined, country: CountryCode): string | null {
  const text = (phone ?? '').trim();
  const digits = text.replace(/\D/g, '');
  if (!PHONE.test(text) || digits.length < 7) return null;
  if (text.startsWith('+')) return `+${digits}`;
  if (digits.startsWith('00')) return `+${digits.slice(2)}`;
  return `${countries[country].callingCode}${digits.replace(/^0/, '')}`;
}

export interface PreparedText {
  readonly subject: string;
  readonly body: string;
}

/** @param international as `toInternational` returns it */
export const writePhoneLink = (international: string): string => `tel:${international}`;

/**
 * Opens WhatsApp with a chat to the number, and a message that the reader can still change.
 * @param international as `toInternational` returns it
 */
export const writeWhatsAppLink = (international: string, message = ''): string =>
  `https://wa.me/${international.slice(1)}${message && `?text=${encodeURIComponent(message)}`}`;

/** Opens WhatsApp with a message, for a chat that the reader chooses there. */
export const writeWhatsAppShareLink = (message: string): string =>
  `https://wa.me/?text=${encodeURIComponent(message)}`;

/** Null if the text is no address. */
export function writeMailLink(email: string | null | undefined, prepared?: PreparedText): string | null {
  const address = (email ?? '').trim();
  if (!EMAIL.test(address)) return null;
  const [local = '', domain = ''] = address.split('@');
  const to = `mailto:${encodeURIComponent(local)}@${encodeURIComponent(domain)}`;
  if (!prepared) return to;
  // Mail programs read CRLF as the end of a line and `+` as a plus.
  const body = prepared.body.replaceAll('\n', '\r\n');
  return `${to}?subject=${encodeURIComponent(prepared.subject)}&body=${encodeURIComponent(body)}`;
}

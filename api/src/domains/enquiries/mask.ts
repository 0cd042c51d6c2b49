import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

const DOT = '\u2022';
const DOTS = DOT.repeat(3);
const SHOWN_DIGITS = 2;

/** `+971501234567` to `+971 •• ••• ••67`: the country and the last two digits. */
export function maskPhone(phone: string): string {
  const international = parsePhoneNumberFromString(phone)?.formatInternational() ?? phone;
  const [country = '', ...groups] = international.split(' ');
  if (groups.length === 0) return `${country.slice(0, 2)}${DOTS}`;
  const hidden = groups.join(' ').replace(/\d/g, DOT);
  return `${country} ${hidden.slice(0, -SHOWN_DIGITS)}${phone.slice(-SHOWN_DIGITS)}`;
}

/** `anna@gmail.com` to `a•••@g•••.com`: always three dots, so that they do not reveal the length. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${first(local)}${DOTS}@${first(domain)}${DOTS}${ending}`;
}

const first = (text: string): string => [...text][0] ?? '';

const EMAIL = /[^\s@<>()",;:]+@[^\s@<>()",;:]+\.[^\s@<>()",;:]+/gu;
/** Nine digits and more, in any script, with any separators. */
const PHONE = /\+?\p{Nd}(?:[\s().\u00a0/-]*\p{Nd}){8,}/gu;

/** Contact data that the customer wrote into a text of their own. */
export const maskText = (text: string): string => text.replace(EMAIL, DOTS).replace(PHONE, DOTS);

import { toLatinDigits } from './latin-digits';

/**
 * Turns a number as people write, paste and dictate it into digits and a leading plus: "0091 98765-43210",
 * "(+971) (0)50 123 4567".
 */
export const readPhoneText = (typed: string): string =>
  toLatinDigits(typed)
    .replaceAll('\uff0b', '+')
    .replace(/[^\d+ ()-]/g, '')
    .replace(/^[\s(-]*(?=\+)/, '')
    .replace(/^[\s(]*00(?=[\s()-]*[1-9])/, '+')
    .replace(/^(\+.*?)\(0\)/, '$1');

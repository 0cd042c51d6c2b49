import * as v from 'valibot';
import { toLatinDigits } from './latin-digits';

const FIRST_YEAR = 1900;

/** A plausible year: often, but not always, that of the birth. */
function hasYear(digits: string): boolean {
  const year = Number(digits.slice(3, 7));
  return year >= FIRST_YEAR && year <= new Date().getUTCFullYear();
}

/**
 * The Luhn sum: every second digit from the right counts twice. The authority only says that the last digit verifies the
 * others. The documentation of Microsoft Purview, "U.A.E. identity card number", names the rule.
 */
function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const product = Number(digits.charAt(digits.length - 1 - at)) * (at % 2 === 0 ? 1 : 2);
    sum += product > 9 ? product - 9 : product;
  }
  return sum % 10 === 0;
}

/** The number of an Emirates ID card, written with or without hyphens: its 15 digits, the country's 784 and a year first. */
export const emiratesId = v.pipe(
  v.string('validation.required'),
  v.transform((value) => toLatinDigits(value).replace(/[\s-]/g, '')),
  v.regex(/^784\d{12}$/, 'validation.emiratesId'),
  v.check((digits) => hasYear(digits) && isLuhn(digits), 'validation.emiratesId'),
);

/** As on the card: `784-1990-1234567-6`. */
export const formatEmiratesId = (digits: string): string =>
  digits.replace(/^(\d{3})(\d{4})(\d{7})(\d)$/, '$1-$2-$3-$4');

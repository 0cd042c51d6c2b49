import * as v from 'valibot';

/** The tax registration number of the UAE: 15 digits, from 1 to 03, as electronic invoices require. */
export const taxRegistrationNumber = v.pipe(
  v.string('validation.required'),
  v.transform((value) => value.replace(/[\s-]/g, '')),
  v.nonEmpty('validation.required'),
  v.regex(/^1\d{12}03$/, 'validation.trn'),
);

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** State code, PAN, number of the registration in the state, a fixed Z, check character. */
const gstinForm = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/;

/** The 15th character of a GSTIN, from its first 14: a Luhn sum in base 36. */
export function gstinCheckCharacter(first14: string): string {
  let sum = 0;
  for (let at = 0; at < 14; at += 1) {
    const product = DIGITS.indexOf(first14.charAt(at)) * (at % 2 === 0 ? 1 : 2);
    sum += Math.floor(product / DIGITS.length) + (product % DIGITS.length);
  }
  return DIGITS.charAt((DIGITS.length - (sum % DIGITS.length)) % DIGITS.length);
}

/** The goods and services tax number of India. */
export const gstin = v.pipe(
  v.string('validation.required'),
  v.transform((value) => value.replace(/[\s-]/g, '').toUpperCase()),
  v.nonEmpty('validation.required'),
  v.regex(gstinForm, 'validation.gstin'),
  v.check((value) => gstinCheckCharacter(value) === value.charAt(14), 'validation.gstin'),
);

/** The six digits of an Indian postal area. Empty: not known. */
export const pinCode = v.union(
  [v.literal(''), v.pipe(v.string(), v.trim(), v.regex(/^[1-9]\d{5}$/, 'validation.pinCode'))],
  'validation.pinCode',
);

/** The tax number that a supplier of each country must give. */
export const taxNumberSchemas = { ae: taxRegistrationNumber, in: gstin } as const;

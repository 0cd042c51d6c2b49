import * as v from 'valibot';
import { vehicle as limits } from '../limits';

export const emirates = ['AUH', 'DXB', 'SHJ', 'AJM', 'UAQ', 'RAK', 'FUJ'] as const;
const emirate = emirates.join('|');

const plainPlate = v.pipe(
  v.string('validation.required'),
  v.transform((value) =>
    value
      .toUpperCase()
      .trim()
      .replace(/[\s-]+/g, ' '),
  ),
  v.nonEmpty('validation.required'),
);

/** Plates of the UAE: emirate, code, one to five digits: `DXB A 12345`, `AUH 17 4411`. */
export const emiratesPlate = v.pipe(
  plainPlate,
  v.regex(new RegExp(`^(?:${emirate}) (?:[A-Z]{1,2}|\\d{1,2}) \\d{1,5}$`), 'validation.emiratesPlate'),
);

/** A number bought for its looks. The oldest of them have no code: `DXB 7`. */
export const fancyPlate = v.pipe(
  plainPlate,
  v.regex(new RegExp(`^(?:${emirate}) (?:(?:[A-Z]{1,2}|\\d{1,2}) )?\\d{1,5}$`), 'validation.emiratesPlate'),
);

/** A plate of either country. Only the country shows which of the two is right. */
export const anyPlate = v.pipe(plainPlate, v.maxLength(limits.plateMax, 'validation.tooLong'));

/** A chassis number (VIN): I, O and Q are left out because they look like 1 and 0. */
export const chassisNumber = v.pipe(
  v.string('validation.required'),
  v.transform((value) => value.replace(/\s/g, '').toUpperCase()),
  v.regex(/^[A-HJ-NPR-Z\d]{17}$/, 'validation.chassisNumber'),
);

import * as v from 'valibot';
import { agreement as limits } from '../limits';
import { uuid } from './primitives';
import type { TypedField } from './record-fields';
import { gstin, pinCode, taxRegistrationNumber } from './tax';

/**
 * Every field of a supplier's tax information, in the order of its answers and of its page. Its schemas, form and the
 * mapping to its table derive from this. Labels are `srm.tax.field.<name>` of the catalogue, helps
 * `srm.tax.help.<name>`; those of the tax number are by country.
 */
export const taxFields = {
  /** Where the supplier is registered. */
  country: { kind: 'lookup', input: uuid, column: 'countryId', form: { part: 'tax', row: 1 } },
  /** Of either country. The chosen one decides which is required. */
  taxNumber: {
    kind: 'text',
    input: v.union([taxRegistrationNumber, gstin], 'validation.taxNumber'),
    form: { part: 'tax', row: 2, isCode: true, isCapital: true },
  },
  /** Who issued the trade licence, as electronic invoices name it. */
  licenceAuthority: {
    kind: 'text',
    input: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(limits.authorityMax, 'validation.tooLong'))),
    isNullable: true,
    country: 'ae',
    capability: 'electronic-invoices',
    form: { part: 'tax', row: 3, maxLength: limits.authorityMax },
  },
  /** Of the company's address, as registered invoices name it. */
  pinCode: {
    kind: 'text',
    input: v.optional(pinCode),
    isNullable: true,
    country: 'in',
    capability: 'registered-invoices',
    form: { part: 'tax', row: 4, isCode: true, isNumeric: true },
  },
} as const satisfies Record<string, TypedField>;

export type TaxFields = typeof taxFields;
export type TaxFieldName = keyof TaxFields;

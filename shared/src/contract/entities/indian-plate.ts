import * as v from 'valibot';

/** Plates of India: `KA01AB1234`, or the BH series `22BH1234AA`. Spaces and dashes are removed first. */
export const indianPlate = v.pipe(
  v.string('validation.required'),
  v.transform((value) => value.replace(/[\s-]/g, '').toUpperCase()),
  v.nonEmpty('validation.required'),
  v.regex(/^(?:[A-Z]{2}\d{2}[A-Z]{0,3}\d{4}|\d{2}BH\d{4}[A-Z]{2})$/, 'validation.plate'),
);

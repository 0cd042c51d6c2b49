import { getSide, type Sides } from '../../../libraries/compare/sides';
import type { CustomerValues } from './customer-values';
import { fieldNames, type FieldName } from './fields';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields that differ between this form and the server, in the form's order. */
export const listDifferences = (typed: CustomerValues, stored: CustomerValues): FieldName[] =>
  fieldNames.filter((name) => !same(typed[name], stored[name]));

/** Theirs, with the chosen fields of mine. */
export const settleDifferences = (
  typed: CustomerValues,
  stored: CustomerValues,
  sides: Sides<FieldName>,
): CustomerValues => ({
  ...stored,
  ...Object.fromEntries(
    listDifferences(typed, stored)
      .filter((name) => getSide(sides, name) === 'first')
      .map((name) => [name, typed[name]]),
  ),
});

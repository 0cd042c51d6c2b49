import { getSide, type Sides } from '../../../libraries/compare/sides';
import { fieldNames, type CustomerValues, type FieldName } from './customer-values';

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The fields that differ between this form and the server, in the form's order. */
export const differences = (mine: CustomerValues, theirs: CustomerValues): FieldName[] =>
  fieldNames.filter((name) => !same(mine[name], theirs[name]));

/** Theirs, with the chosen fields of mine. */
export const settled = (
  mine: CustomerValues,
  theirs: CustomerValues,
  sides: Sides<FieldName>,
): CustomerValues => ({
  ...theirs,
  ...Object.fromEntries(
    differences(mine, theirs)
      .filter((name) => getSide(sides, name) === 'first')
      .map((name) => [name, mine[name]]),
  ),
});

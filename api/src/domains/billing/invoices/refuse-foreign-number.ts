import { taxNumberSchemas } from '@portal/shared/contract';

import type { Deps } from '../../../deps';
import { AppProblem, invalidField } from '../../../plugins/problem';
import { validate } from '../../../plugins/validate';

/** @throws AppProblem on the field, for a tax number of another country */
export function refuseForeignNumber({ country }: Pick<Deps, 'country'>, number: string): void {
  if (number === '') return;
  try {
    validate(taxNumberSchemas[country.id], number);
  } catch (error) {
    const wrong = error instanceof AppProblem ? error.errors?.[0]?.message : undefined;
    throw wrong === undefined ? error : invalidField('customerTaxNumber', wrong);
  }
}

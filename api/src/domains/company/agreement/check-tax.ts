import { isCountryCode, taxNumberSchemas } from '@portal/shared/contract';
import type { Transaction } from 'kysely';

import type { Database } from '../../../database/schema';
import { AppProblem, invalidField } from '../../../plugins/problem';
import { validate } from '../../../plugins/validate';

interface Tax {
  readonly countryId: string | null;
  readonly taxNumber: string | null;
}

/** The tax number in the form of its country. @throws AppProblem on the field */
export async function checkTax(trx: Transaction<Database>, { countryId, taxNumber }: Tax): Promise<Tax> {
  if (countryId === null) {
    if (taxNumber === null) return { countryId, taxNumber };
    throw invalidField('country', 'Choose the country of the tax number.');
  }
  const country = await trx
    .selectFrom('countries')
    .select('code')
    .where('id', '=', countryId)
    .where('retired', '=', false)
    .executeTakeFirst();
  const code = country?.code.toLowerCase();
  if (!isCountryCode(code)) throw invalidField('country', 'Choose the United Arab Emirates or India.');
  if (taxNumber === null) return { countryId, taxNumber };
  return { countryId, taxNumber: fitting(code, taxNumber) };
}

function fitting(code: keyof typeof taxNumberSchemas, taxNumber: string): string {
  try {
    return validate(taxNumberSchemas[code], taxNumber);
  } catch (error) {
    // Only the number was checked; in the request the field has a name.
    const wrong = error instanceof AppProblem ? error.errors?.[0]?.message : undefined;
    throw wrong === undefined ? error : invalidField('taxNumber', wrong);
  }
}

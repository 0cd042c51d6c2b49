import type { CompaniesTable } from '../../../database/tables/companies';
import type { Deps } from '../../../deps';
import { invalidField, notFound } from '../../../plugins/problem';
import { sayRule } from '../../../language/say';
import { changeableFields, type UpdateBody } from './changeable-fields';
import type { StoredLocation } from '../../../database/tables/companies';
import { getToday } from '../../../time/today';

/** @throws AppProblem on the field */
export function refusePastDate({ country, clock }: Deps, expireDate: string | null | undefined): void {
  if (expireDate && expireDate <= getToday(country, clock.now()))
    throw invalidField('expireDate', sayRule('validation.dateInPast'));
}

/** @throws AppProblem on the field */
export function refuseIndividualAbroad({ country }: Deps, accountType: string): void {
  if (accountType === 'individual' && country.id !== 'in')
    throw invalidField('accountType', 'Only owners in India can register as an individual.');
}

/** @throws AppProblem on the field */
export async function refuseUnknownCity({ db }: Deps, location: StoredLocation | undefined): Promise<void> {
  if (location === undefined) return;
  const city = await db
    .selectFrom('cities')
    .select('id')
    .where('id', '=', location.cityId)
    .where('stateId', '=', location.stateId)
    .where('retired', '=', false)
    .executeTakeFirst();
  if (city === undefined) throw invalidField('location.cityId', 'Choose a city from the list.');
}

/** @throws AppProblem on the first field that the account type does not have */
export function refuseForeignFields(accountType: CompaniesTable['accountType'], body: UpdateBody): void {
  const other = accountType === 'company' ? 'individual' : 'company';
  const own: readonly string[] = changeableFields[accountType];
  for (const field of changeableFields[other])
    if (!own.includes(field) && body[field] !== undefined && body[field] !== null)
      throw invalidField(
        field,
        accountType === 'company' ? 'A company has no such field.' : 'An individual owner has no such field.',
      );
  if (accountType === 'individual' && body.expireDate === null)
    throw invalidField('expireDate', sayRule('validation.required'));
}

/** The id of another user is answered like one that does not exist. */
export function refuseAnother(userId: string, own: string): void {
  if (userId !== own) throw notFound('This user');
}

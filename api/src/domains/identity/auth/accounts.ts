import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema';
import { isUniqueViolation } from '../../../plugins/database-errors';
import { invalidField } from '../../../plugins/problem';

/** The e-mail address or phone number of a live account. */
export const findUser = (db: Kysely<Database>, field: 'email' | 'phoneNumber', value: string) =>
  db
    .selectFrom('users')
    .selectAll()
    .where(field, '=', value)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

export const emailTaken = () =>
  invalidField(
    'email',
    'An account with this e-mail address exists. Log in, or reset the password.',
    'email_taken',
  );
export const phoneTaken = () =>
  invalidField(
    'phoneNumber',
    'An account with this phone number exists. Log in, or use another number.',
    'phone_taken',
  );

/** Explains the refusal of the database's unique indexes. */
export function toTakenProblem(error: unknown): unknown {
  if (isUniqueViolation(error, 'users_email')) return emailTaken();
  if (isUniqueViolation(error, 'users_phone_number')) return phoneTaken();
  return error;
}

import type { Db } from '../../../database/connect';
import type { Reader } from '../reader';

/** Whom messages of the company may reach: its user, by a verified address, until the account is deleted. */
export const findRecipient = (db: Db, { companyId, userId }: Reader) =>
  db
    .selectFrom('users')
    .innerJoin('companies', 'companies.userId', 'users.id')
    .select(['users.email', 'users.locale'])
    .where('users.id', '=', userId)
    .where('companies.id', '=', companyId)
    .where('users.deletedAt', 'is', null)
    .where('users.emailVerifiedAt', 'is not', null)
    .executeTakeFirst();

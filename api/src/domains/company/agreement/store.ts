import type { Kysely } from 'kysely';

import type { Database } from '../../../database/schema';
import { taxColumns } from './tax-columns';

export const findAgreement = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('agreements')
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('agreementTerms')
          .select(['version', 'terms', 'changedAt'])
          .whereRef('agreementTerms.userId', '=', 'agreements.userId')
          .orderBy('version', 'desc')
          .limit(1)
          .as('newest'),
      (join) => join.onTrue(),
    )
    .select([...taxColumns, 'newest.version', 'newest.terms', 'newest.changedAt'])
    .where('agreements.userId', '=', userId)
    .executeTakeFirst();

const versions = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('agreementTerms')
    .leftJoin('users', 'users.id', 'agreementTerms.changedBy')
    .select(['agreementTerms.version', 'agreementTerms.changedAt', 'users.email as changedBy'])
    .where('agreementTerms.userId', '=', userId);

const AT_MOST = 100;

export const listTermsVersions = (db: Kysely<Database>, userId: string) =>
  versions(db, userId).orderBy('version', 'desc').limit(AT_MOST).execute();

export const findTermsVersion = (db: Kysely<Database>, userId: string, version: number) =>
  versions(db, userId)
    .select('agreementTerms.terms')
    .where('agreementTerms.version', '=', version)
    .executeTakeFirst();

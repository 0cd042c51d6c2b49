import type { Db } from '../../../database/connect';

export const findOwnUser = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['agentId', 'email', 'phoneNumber', 'role', 'deletesAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();

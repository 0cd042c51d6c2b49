import type { Db } from '../../../database/connect';
import type { Actor } from '../../../deps';
import { notFound } from '../../../plugins/problem';
import { changedMeanwhile } from './problems';

const subject = 'This vehicle';

/**
 * The agent's own listing, locked until the end of the transaction.
 * @throws AppProblem when it is not theirs, is deleted, or is newer than `version`
 */
export async function lockOwn(
  trx: Db,
  { userId }: Pick<Actor, 'userId'>,
  vehicleId: string,
  version?: number,
) {
  const row = await trx
    .selectFrom('listings')
    .selectAll()
    .where('id', '=', vehicleId)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (row === undefined) throw notFound(subject);
  if (version !== undefined && version !== row.version) throw changedMeanwhile();
  return row;
}
export type LockedListing = Awaited<ReturnType<typeof lockOwn>>;

export const vehicleNotFound = () => notFound(subject);

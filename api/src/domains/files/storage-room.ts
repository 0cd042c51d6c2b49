import { limits, type FileRoom } from '@portal/shared/contract';
import { sql, type Kysely } from 'kysely';

import type { Database } from '../../database/schema';
import { say } from '../../language/say';
import { AppProblem } from '../../plugins/problem';

type Db = Kysely<Database>;

const MB = 1024 * 1024;

interface Room {
  readonly bytes: number;
  readonly files: number;
}

/** Until an operator has checked the company, it gets only the space that it needs to present itself. */
async function findRoom(db: Db, ownerId: string): Promise<Room> {
  const company = await db
    .selectFrom('companies')
    .select(['plan', 'approvalStatus'])
    .where('userId', '=', ownerId)
    .executeTakeFirst();
  return company?.approvalStatus === 'APPROVED'
    ? limits.fileStorage.byPlan[company.plan]
    : limits.fileStorage.byPlan.UNAPPROVED;
}

const countUsed = (db: Db, ownerId: string): Promise<Room> =>
  db
    .selectFrom('files')
    .select([sql<number>`coalesce(sum(bytes), 0)::bigint`.as('bytes'), sql<number>`count(*)`.as('files')])
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow();

function noRoom(message: ReturnType<typeof say>): AppProblem {
  return new AppProblem('plan_limit', message, { errors: [{ path: 'file', message }] });
}

/** What a client asks before it sends a file. */
export async function readRoom(db: Db, ownerId: string): Promise<FileRoom> {
  const [room, used] = [await findRoom(db, ownerId), await countUsed(db, ownerId)];
  return { bytes: used.bytes, bytesMax: room.bytes, files: used.files, filesMax: room.files };
}

/** @throws AppProblem if a file of this many bytes does not fit into the owner's remaining space */
export async function refuseWithoutRoom(db: Db, ownerId: string, bytes: number): Promise<void> {
  const [room, used] = [await findRoom(db, ownerId), await countUsed(db, ownerId)];
  if (used.files >= room.files)
    throw noRoom(
      say('You have {used} of at most {limit} files. Delete files that you do not need.', {
        used: used.files,
        limit: room.files,
      }),
    );
  if (used.bytes + bytes > room.bytes)
    throw noRoom(
      say(
        'There is no space for this file: your files take {used} MB of {limit} MB. Delete files that you do not need.',
        { used: Math.ceil(used.bytes / MB), limit: room.bytes / MB },
      ),
    );
}

/**
 * Uploads of one owner check the used space one after the other, so that two of them do not both take the
 * last space.
 */
export async function holdRoom(trx: Db, ownerId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute();
}

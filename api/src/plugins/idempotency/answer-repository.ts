import type { RetryingConnection } from '../../database/retrying-connection';
import { newId } from '../../database/ids';
import type { Deps } from '../../deps';
import { seal, unseal } from './sealed';

export interface RepeatKey {
  readonly actor: string;
  readonly endpoint: string;
  readonly key: string;
}

export interface KeptAnswer {
  readonly requestHash: string;
  readonly status: number;
  readonly body: unknown;
}

/**
 * Takes the key within the transaction of the work, or returns the earlier answer. While another call holds
 * the key, this waits until that call's transaction has ended, with or without a commit.
 */
export async function claim(
  deps: Deps,
  connection: RetryingConnection,
  repeat: RepeatKey,
  requestHash: string,
): Promise<KeptAnswer | null> {
  const createdAt = deps.clock.now();
  const { rows } = await connection.send(
    deps.db
      .insertInto('idempotencyKeys')
      .values({ id: newId(), ...repeat, requestHash, status: null, body: null, createdAt })
      .onConflict((conflict) =>
        conflict
          .columns(['actor', 'endpoint', 'key'])
          .doUpdateSet({ createdAt, requestHash })
          // Left by an older release, which claimed keys outside the transaction of the work, and died.
          .where('idempotencyKeys.status', 'is', null),
      )
      .returning('id')
      .compile(),
  );
  if (rows.length > 0) return null;
  const kept = await connection.send<KeptRow>(selectKeptAnswer(deps, repeat).compile());
  return toKeptAnswer(deps, kept.rows[0]) ?? claim(deps, connection, repeat, requestHash);
}

interface KeptRow {
  readonly hash: string;
  readonly status: number | null;
  readonly body: unknown;
}

const selectKeptAnswer = ({ db }: Deps, { actor, endpoint, key }: RepeatKey) =>
  db
    .selectFrom('idempotencyKeys')
    .select(['requestHash as hash', 'status', 'body'])
    .where('actor', '=', actor)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key);

function toKeptAnswer({ config }: Deps, row: KeptRow | undefined): KeptAnswer | null {
  if (row === undefined || row.status === null) return null;
  const body = typeof row.body === 'string' ? unseal(config.jwtSecret, row.body) : null;
  return { requestHash: row.hash, status: row.status, body };
}

export const findKept = async (deps: Deps, repeat: RepeatKey): Promise<KeptAnswer | null> =>
  toKeptAnswer(deps, await selectKeptAnswer(deps, repeat).executeTakeFirst());

export async function keep(
  { db, config }: Deps,
  { actor, endpoint, key }: RepeatKey,
  status: number,
  body: unknown,
): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ status, body: JSON.stringify(seal(config.jwtSecret, body)) })
    .where('actor', '=', actor)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .execute();
}

/** The writes of the call stay, and the key is free for another try. */
export async function release({ db }: Deps, { actor, endpoint, key }: RepeatKey): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('actor', '=', actor)
    .where('endpoint', '=', endpoint)
    .where('key', '=', key)
    .execute();
}

export async function deleteOldAnswers(db: Deps['db'], olderThan: Date): Promise<void> {
  await db.deleteFrom('idempotencyKeys').where('createdAt', '<', olderThan).execute();
}

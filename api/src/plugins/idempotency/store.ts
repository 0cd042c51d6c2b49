import type { Deps } from '../../deps';
import { newId } from '../../database/ids';
import { seal, unseal } from './sealed';

/** An answer not given for this long belongs to a server that died; the next caller takes its place. */
const ABANDONED = 60_000;

export interface RepeatKey {
  readonly actor: string;
  readonly endpoint: string;
  readonly key: string;
}

export interface KeptAnswer {
  readonly requestHash: string;
  /** Null while the first call is still being answered. */
  readonly status: number | null;
  readonly body: unknown;
}

/** True for the one call that may do the work. */
export async function claim({ db, clock }: Deps, repeat: RepeatKey, requestHash: string): Promise<boolean> {
  const now = clock.now();
  const row = await db
    .insertInto('idempotencyKeys')
    .values({ id: newId(), ...repeat, requestHash, status: null, body: null, createdAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['actor', 'endpoint', 'key'])
        .doUpdateSet({ createdAt: now, requestHash })
        .where('idempotencyKeys.status', 'is', null)
        .where('idempotencyKeys.createdAt', '<', new Date(now.getTime() - ABANDONED)),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function find({ db, config }: Deps, repeat: RepeatKey): Promise<KeptAnswer | null> {
  const row = await db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'body'])
    .where('actor', '=', repeat.actor)
    .where('endpoint', '=', repeat.endpoint)
    .where('key', '=', repeat.key)
    .executeTakeFirst();
  if (row === undefined) return null;
  const body = typeof row.body === 'string' ? unseal(config.jwtSecret, row.body) : null;
  return { requestHash: row.requestHash, status: row.status, body };
}

export async function keep(
  { db, config }: Deps,
  repeat: RepeatKey,
  status: number,
  body: unknown,
): Promise<void> {
  await db
    .updateTable('idempotencyKeys')
    .set({ status, body: JSON.stringify(seal(config.jwtSecret, body)) })
    .where('actor', '=', repeat.actor)
    .where('endpoint', '=', repeat.endpoint)
    .where('key', '=', repeat.key)
    .execute();
}

/** The call failed in a way that another try may mend: the key is free again. */
export async function release({ db }: Deps, repeat: RepeatKey): Promise<void> {
  await db
    .deleteFrom('idempotencyKeys')
    .where('actor', '=', repeat.actor)
    .where('endpoint', '=', repeat.endpoint)
    .where('key', '=', repeat.key)
    .where('status', 'is', null)
    .execute();
}

import type { Db } from '../../../database/connect';
import type { Deps } from '../../../deps';
import type { Reader } from '../reader';

/**
 * Does something for each user in a transaction of their own. One user's failure holds back nobody else; it is tried
 * again at the next run.
 * @throws AggregateError with what failed, once all were tried
 */
export async function sendToEach(
  { db }: Pick<Deps, 'db'>,
  readers: readonly Reader[],
  send: (trx: Db, reader: Reader) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const reader of readers) {
    const sending = db.transaction().execute((trx) => send(trx, reader));
    await sending.catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Notifications were not sent');
}

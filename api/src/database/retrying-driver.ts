import { CompiledQuery } from 'kysely';
import type { Driver, TransactionSettings } from 'kysely';
import type pg from 'pg';

import { isConnectionLoss } from './connection-loss';
import { RetryingConnection } from './retrying-connection';
import { retryOnLoss } from './retry-on-loss';

const BEGIN_ISOLATED = 'start transaction isolation level';

/**
 * A restart of the database must not fail a read: reads outside a transaction are sent again on a new connection,
 * and so is everything that was never carried out (getting a connection, beginning a transaction). Writes are not
 * repeated: they may have happened; their callers carry idempotency keys.
 */
export class RetryingDriver implements Driver {
  constructor(private readonly pool: pg.Pool) {}

  async init(): Promise<void> {
    await Promise.resolve();
  }

  async acquireConnection(): Promise<RetryingConnection> {
    return new RetryingConnection(this.pool, await retryOnLoss(() => this.pool.connect()));
  }

  async beginTransaction(connection: RetryingConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel } = settings;
    const begin = CompiledQuery.raw(isolationLevel ? `${BEGIN_ISOLATED} ${isolationLevel}` : 'begin');
    try {
      await connection.send(begin);
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      await retryOnLoss(() => connection.send(begin));
    }
    connection.inTransaction = true;
  }

  async commitTransaction(connection: RetryingConnection): Promise<void> {
    await connection.send(CompiledQuery.raw('commit'));
    connection.inTransaction = false;
  }

  async rollbackTransaction(connection: RetryingConnection): Promise<void> {
    // The server rolls back what a lost connection left open.
    if (!connection.isLost) await connection.send(CompiledQuery.raw('rollback'));
    connection.inTransaction = false;
  }

  async releaseConnection(connection: RetryingConnection): Promise<void> {
    await Promise.resolve(connection.release());
  }

  destroy(): Promise<void> {
    return this.pool.end();
  }
}

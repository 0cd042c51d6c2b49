import { CompiledQuery } from 'kysely';
import type { Driver, TransactionSettings } from 'kysely';
import type pg from 'pg';

import { CallConnection, CallTransaction, type Connector } from './call-transaction';
import { currentBudget, type BudgetName, type ConnectionGate } from './connection-budgets';
import { RetryingConnection } from './retrying-connection';
import { retryOnLoss } from './retry-on-loss';

const BEGIN_ISOLATED = 'start transaction isolation level';

/** The connections of a budget, and who gets one; without a gate they go to the first that asks. */
export interface Line {
  readonly pool: pg.Pool;
  readonly gate: ConnectionGate | null;
  /** The limit of a statement where it is not the session's: set in each transaction. */
  readonly ownLimitMs: number | null;
}

/**
 * A restart of the database must not fail a read. Reads outside a transaction are sent again on a new
 * connection, and so is everything that was never carried out (getting a connection, beginning a
 * transaction). Writes are not repeated, since they may have happened; their callers send idempotency keys.
 * While a call with an Idempotency-Key is answered, its writes share one transaction, see CallTransaction.
 */
export class RetryingDriver implements Driver, Connector {
  constructor(private readonly lines: Readonly<Record<BudgetName, Line>>) {}

  async init(): Promise<void> {
    await Promise.resolve();
  }

  async acquireConnection(): Promise<RetryingConnection | CallConnection> {
    const call = CallTransaction.find(this);
    return call === null ? this.connect() : new CallConnection(call, this);
  }

  async connect(): Promise<RetryingConnection> {
    const { pool, gate, ownLimitMs } = this.lines[currentBudget()];
    const leave = await gate?.enter();
    try {
      return new RetryingConnection(pool, await retryOnLoss(() => pool.connect()), {
        onRelease: leave,
        ownLimitMs,
      });
    } catch (error) {
      leave?.();
      throw error;
    }
  }

  async beginTransaction(
    connection: RetryingConnection | CallConnection,
    { isolationLevel }: TransactionSettings,
  ): Promise<void> {
    if (connection instanceof RetryingConnection) return this.begin(connection, isolationLevel);
    if (isolationLevel) throw new Error('A call has one transaction: its isolation level cannot be changed');
    await connection.begin();
  }

  async begin(
    connection: RetryingConnection,
    isolationLevel?: TransactionSettings['isolationLevel'],
  ): Promise<void> {
    await connection.begin(isolationLevel ? `${BEGIN_ISOLATED} ${isolationLevel}` : 'begin');
  }

  async commitTransaction(connection: RetryingConnection | CallConnection): Promise<void> {
    if (connection instanceof CallConnection) return connection.end(true);
    await connection.send(CompiledQuery.raw('commit'));
    connection.inTransaction = false;
  }

  async rollbackTransaction(connection: RetryingConnection | CallConnection): Promise<void> {
    if (connection instanceof CallConnection) return connection.end(false);
    // The server rolls back what a lost connection left open.
    if (!connection.isLost) await connection.send(CompiledQuery.raw('rollback'));
    connection.inTransaction = false;
  }

  async releaseConnection(connection: RetryingConnection | CallConnection): Promise<void> {
    await Promise.resolve(connection.release());
  }

  async destroy(): Promise<void> {
    const pools = new Set(Object.values(this.lines).map(({ pool }) => pool));
    await Promise.all([...pools].map((pool) => pool.end()));
  }
}

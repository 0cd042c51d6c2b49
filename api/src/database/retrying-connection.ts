import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type pg from 'pg';

import { isConnectionLoss } from './connection-loss';
import { isPlainRead } from './plain-read';
import { retryOnLoss } from './retry-on-loss';
import { traceStatement } from './trace-statement';

const CHANGES = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

interface ConnectionOptions {
  readonly onRelease: (() => void) | undefined;
  /** Set in each transaction, also in one for a single statement. */
  readonly ownLimitMs: number | null;
}

/** A pooled connection that replaces itself when it is lost during a plain read. */
export class RetryingConnection implements DatabaseConnection {
  inTransaction = false;
  private client: pg.PoolClient | null;

  constructor(
    private readonly pool: pg.Pool,
    client: pg.PoolClient,
    private readonly options: ConnectionOptions,
  ) {
    this.client = client;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    try {
      return await this.run<Row>(query);
    } catch (error) {
      if (this.inTransaction || !isConnectionLoss(error) || !isPlainRead(query)) throw error;
      return retryOnLoss(() => this.run<Row>(query));
    }
  }

  private async run<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.inTransaction || this.options.ownLimitMs === null) return this.send<Row>(query);
    await this.begin('begin');
    try {
      const result = await this.send<Row>(query);
      await this.send({ sql: 'commit', parameters: [] });
      return result;
    } catch (error) {
      if (!this.isLost) await this.send({ sql: 'rollback', parameters: [] }).catch(() => this.discard());
      throw error;
    } finally {
      this.inTransaction = false;
    }
  }

  /** Sent again when the connection is lost: nothing was carried out. */
  async begin(statement: string): Promise<void> {
    const { ownLimitMs } = this.options;
    const sql = ownLimitMs === null ? statement : `${statement}; set local statement_timeout = ${ownLimitMs}`;
    try {
      await this.send({ sql, parameters: [] });
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      await retryOnLoss(() => this.send({ sql, parameters: [] }));
    }
    this.inTransaction = true;
  }

  /** Sends it once; when the old connection is lost, on a new one. */
  async send<Row>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<Row>> {
    const client = await this.connected();
    try {
      const { command, rowCount, rows } = await traceStatement(sql, () =>
        client.query<Row & pg.QueryResultRow>(sql, [...parameters]),
      );
      return {
        rows: rows as Row[],
        numAffectedRows: CHANGES.has(command) ? BigInt(rowCount ?? 0) : undefined,
      };
    } catch (error) {
      if (isConnectionLoss(error)) this.discard();
      throw error;
    }
  }

  /** For COPY, whose rows do not come with the answers. */
  async submit<Stream extends pg.Submittable>(stream: Stream): Promise<Stream> {
    return (await this.connected()).query(stream);
  }

  private async connected(): Promise<pg.PoolClient> {
    // The rest of a lost transaction must not run on a new connection, outside any transaction.
    if (!this.client && this.inTransaction) throw new Error('Connection terminated: the transaction is lost');
    return (this.client ??= await this.pool.connect());
  }

  /** The connection was lost, and the transaction on it too. */
  get isLost(): boolean {
    return this.client === null;
  }

  /** Never used again: the pool makes a new one. */
  discard(): void {
    this.client?.release(true);
    this.client = null;
  }

  release(): void {
    this.client?.release();
    this.client = null;
    this.options.onRelease?.();
  }

  /** Rows are read page by page: a stream would hold a connection for as long as the slowest client reads. */
  streamQuery(): never {
    throw new Error('Streaming from the database is not supported: read page by page');
  }
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

import { createSerialQueue } from '../queue/serial-queue';
import { isPlainRead } from './plain-read';
import type { RetryingConnection } from './retrying-connection';

/** What a call's transaction needs from the driver. */
export interface Connector {
  connect(): Promise<RetryingConnection>;
  begin(connection: RetryingConnection): Promise<void>;
}

type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

const answeredBeforeItsEnd = () => new Error('The call was answered before its work had ended');

const statement = (sql: string): Statement => ({ sql, parameters: [] });

const calls = new AsyncLocalStorage<CallTransaction | null>();

/**
 * One transaction for everything that a call writes, in all services. Within `run` each write through the
 * database joins it, and a service's own `transaction()` becomes a savepoint. It begins with the first write,
 * so that nothing is locked while a file is received or a password hashed. Reads before that use other
 * connections.
 */
export class CallTransaction {
  private connector: Connector | null = null;
  private opening: Promise<RetryingConnection> | null = null;
  private isOver = false;
  private isClosed = false;
  private readonly savepoints: string[] = [];
  private made = 0;
  private readonly afterwards: (() => Promise<unknown>)[] = [];
  private readonly inTurn = createSerialQueue();

  /** `begun` runs first in the transaction; when it throws, nothing else is written. */
  constructor(private readonly begun: (connection: RetryingConnection) => Promise<void>) {}

  /** The call that is being answered, for the database that it writes to. */
  static find(connector: Connector): CallTransaction | null {
    const call = calls.getStore() ?? null;
    if (call === null || call.isOver) return null;
    call.connector ??= connector;
    return call.connector === connector ? call : null;
  }

  run<Result>(work: () => Promise<Result>): Promise<Result> {
    return calls.run(this, work);
  }

  get hasBegun(): boolean {
    return this.opening !== null;
  }

  afterCommit(work: () => Promise<unknown>): void {
    this.afterwards.push(work);
  }

  async execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const connection = await this.open();
    if (isPlainRead(query)) {
      this.refuseIfClosed();
      return connection.send<Row>(query);
    }
    return this.inTurn(() => this.write<Row>(connection, query));
  }

  /** A write outside a service's transaction may fail alone, as it could on a separate connection. */
  private async write<Row>(connection: RetryingConnection, query: CompiledQuery): Promise<QueryResult<Row>> {
    this.refuseIfClosed();
    if (this.savepoints.length > 0) return connection.send<Row>(query);
    await connection.send(statement('savepoint written'));
    try {
      const result = await connection.send<Row>(query);
      await connection.send(statement('release savepoint written'));
      return result;
    } catch (error) {
      await this.undo(connection, 'written');
      throw error;
    }
  }

  async enter(): Promise<string> {
    const connection = await this.open();
    return this.inTurn(async () => {
      this.refuseIfClosed();
      const savepoint = `call_${(this.made += 1)}`;
      await connection.send(statement(`savepoint ${savepoint}`));
      this.savepoints.push(savepoint);
      return savepoint;
    });
  }

  async leave(savepoint: string, isKept: boolean): Promise<void> {
    const connection = await this.open();
    await this.inTurn(async () => {
      const latest = this.savepoints.pop();
      if (latest !== savepoint) throw new Error('Transactions of one call must not run side by side');
      if (isKept) await connection.send(statement(`release savepoint ${savepoint}`));
      else await this.undo(connection, savepoint);
    });
  }

  /** The server itself rolls back what a lost connection left open. */
  private async undo(connection: RetryingConnection, savepoint: string): Promise<void> {
    if (connection.isLost) return;
    await connection.send(statement(`rollback to savepoint ${savepoint}`));
    await connection.send(statement(`release savepoint ${savepoint}`));
  }

  open(): Promise<RetryingConnection> {
    if (this.isOver) return Promise.reject(answeredBeforeItsEnd());
    return (this.opening ??= this.begin());
  }

  private refuseIfClosed(): void {
    if (this.isClosed) throw answeredBeforeItsEnd();
  }

  /**
   * Nothing joins the transaction any more, and running statements end first. A statement on a returned
   * connection would take another one from the pool and never return it.
   */
  private async shut(): Promise<void> {
    this.isOver = true;
    await this.inTurn(async () => {
      this.isClosed = true;
    });
  }

  private async begin(): Promise<RetryingConnection> {
    if (this.connector === null) throw new Error('Nothing was asked of a database yet');
    const connection = await this.connector.connect();
    try {
      await this.connector.begin(connection);
      await this.begun(connection);
      return connection;
    } catch (error) {
      await close(connection, 'rollback').catch(() => undefined);
      throw error;
    }
  }

  async commit(): Promise<void> {
    const connection = await this.opening;
    await this.shut();
    if (connection) await close(connection, 'commit');
  }

  /** Never throws: the caller reports the failure that led here. */
  async rollBack(): Promise<void> {
    const connection = await this.opening?.catch(() => null);
    await this.shut();
    if (connection) await close(connection, 'rollback').catch(() => undefined);
  }

  /** Work that waits for the commit. It is done before the caller gets the answer. */
  async finish(onError: (error: unknown) => void): Promise<void> {
    for (const work of this.afterwards) await work().catch(onError);
  }
}

async function close(connection: RetryingConnection, ending: 'commit' | 'rollback'): Promise<void> {
  try {
    if (ending === 'commit' || !connection.isLost) await connection.send(statement(ending));
  } catch (error) {
    connection.discard();
    throw error;
  } finally {
    connection.inTransaction = false;
    connection.release();
  }
}

/** Done outside the call's transaction: it stays whether the call succeeds or not. */
export const runOutsideCall = <Result>(work: () => Promise<Result>): Promise<Result> => calls.run(null, work);

/** Done when the call's writes are committed; at once where there is no such call. */
export async function runAfterCommit(work: () => Promise<unknown>): Promise<void> {
  const call = calls.getStore();
  if (call) call.afterCommit(() => runOutsideCall(work));
  else await work();
}

/** The connection that services see while a call is answered. */
export class CallConnection implements DatabaseConnection {
  private reading: RetryingConnection | null = null;
  private savepoint: string | null = null;

  constructor(
    private readonly call: CallTransaction,
    private readonly connector: Connector,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.call.hasBegun || !isPlainRead(query)) return this.call.execute<Row>(query);
    this.reading ??= await this.connector.connect();
    return this.reading.executeQuery<Row>(query);
  }

  async begin(): Promise<void> {
    this.savepoint = await this.call.enter();
  }

  async end(isKept: boolean): Promise<void> {
    const { savepoint } = this;
    if (savepoint === null) return;
    // Left once in every case: when a savepoint cannot be kept, the service's transaction is rolled back too.
    this.savepoint = null;
    await this.call.leave(savepoint, isKept);
  }

  release(): void {
    this.reading?.release();
    this.reading = null;
  }

  streamQuery(): never {
    throw new Error('Streaming from the database is not supported: read page by page');
  }
}

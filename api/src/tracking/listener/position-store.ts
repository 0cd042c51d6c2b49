import { setTimeout as delay } from 'node:timers/promises';

import type { Db } from '../../database/connect';
import { insertPositions, type PositionRow } from '../../domains/tracking';
import { isUnavailable } from '../../plugins/database-errors';

/** So many positions wait that more would only use memory: the sender keeps them and tries again. */
export class StoreIsFull extends Error {
  override readonly name = 'StoreIsFull';
}

interface Entry {
  readonly rows: readonly PositionRow[];
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

interface Options {
  readonly db: Db;
  readonly onTrouble: (error: unknown, text: string) => void;
  readonly onStored: (stored: number, duplicates: number) => void;
  readonly longestQueue?: number;
}

const LARGEST_BATCH = 1000;
const LONGEST_QUEUE = 20_000;
const PAUSE = { first: 100, longest: 2000 } as const;

/**
 * Positions of a country on their way to the database. What arrives while a batch is stored makes the next one, so
 * batches grow with the load and a single position waits for nothing. A batch is repeated until the database has
 * it: a repeat stores nothing twice.
 */
export class PositionStore {
  private waiting: Entry[] = [];
  private rows = 0;
  private running: Promise<void> | null = null;
  private isStopping = false;

  constructor(private readonly options: Options) {}

  /** Resolves once the positions are committed. @throws StoreIsFull */
  add(rows: readonly PositionRow[]): Promise<void> {
    if (rows.length === 0) return Promise.resolve();
    if (this.isStopping || this.rows + rows.length > (this.options.longestQueue ?? LONGEST_QUEUE))
      return Promise.reject(new StoreIsFull());
    return new Promise((resolve, reject) => {
      this.waiting.push({ rows, resolve, reject });
      this.rows += rows.length;
      this.running ??= this.run();
    });
  }

  get queued(): number {
    return this.rows;
  }

  /** Stores what has arrived and accepts nothing more. While the database is away it gives up. */
  async stop(): Promise<void> {
    this.isStopping = true;
    await this.running;
  }

  private async run(): Promise<void> {
    // Everything that the current turn of the event loop brings goes into the first batch.
    await delay(0);
    while (this.waiting.length > 0) {
      const batch = this.takeBatch();
      await this.storeBatch(batch);
      for (const { rows } of batch) this.rows -= rows.length;
    }
    this.running = null;
  }

  private takeBatch(): Entry[] {
    let size = 0;
    const end = this.waiting.findIndex(({ rows }) => (size += rows.length) >= LARGEST_BATCH);
    const count = end < 0 ? this.waiting.length : end + 1;
    const batch = this.waiting.slice(0, count);
    this.waiting = this.waiting.slice(count);
    return batch;
  }

  private async storeBatch(batch: readonly Entry[]): Promise<void> {
    try {
      await this.insert(batch.flatMap(({ rows }) => rows));
      for (const { resolve } of batch) resolve();
    } catch (error) {
      const [only] = batch;
      // One that the database refuses takes no other with it.
      if (batch.length > 1) for (const entry of batch) await this.storeBatch([entry]);
      else if (only) {
        this.options.onTrouble(error, 'positions were refused');
        only.reject(error);
      }
    }
  }

  private async insert(rows: readonly PositionRow[]): Promise<void> {
    for (let pause: number = PAUSE.first; ; pause = Math.min(PAUSE.longest, pause * 2)) {
      try {
        const stored = await insertPositions(this.options.db, rows);
        this.options.onStored(stored, rows.length - stored);
        return;
      } catch (error) {
        if (!isUnavailable(error) || this.isStopping) throw error;
        this.options.onTrouble(error, 'the database is away: positions wait');
        await delay(pause);
      }
    }
  }
}

import { sql } from 'kysely';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../database/connect';
import { isDiskFull } from './database-errors';

/** How long a failed write counts: a load balancer that checks every few seconds must see it. */
const NEWS = 10_000;
const PROBE_BYTES = 65_536;
/** Rows of about two kilobytes, enough that the table has to grow. */
const PROBE_ROWS = 100;

/** Whether there is room on the disks that this server and its databases write to. */
export interface DiskSpace {
  /** Called when a call failed: it checks whether the cause was a lack of room. */
  note(error: unknown): void;
  /** Tries to write. It stays false for a moment after a call could not write. */
  isLeft(): Promise<boolean>;
}

export function watchDiskSpace(dataDir: string, databases: () => readonly Db[], now = Date.now): DiskSpace {
  let lastFull = -Infinity;
  let isDatabaseDoubted = false;
  const attempt = async (write: () => Promise<unknown>): Promise<boolean> => {
    try {
      await write();
      return true;
    } catch (error) {
      // Other failures are not about room; the database's own check reports them.
      return !isDiskFull(error);
    }
  };
  return {
    note(error) {
      if (!isDiskFull(error)) return;
      lastFull = now();
      isDatabaseDoubted = true;
    },
    async isLeft() {
      if (!(await attempt(() => writeProbe(dataDir)))) return false;
      if (now() - lastFull < NEWS) return false;
      if (!isDatabaseDoubted) return true;
      const answers = await Promise.all(databases().map((db) => attempt(() => growTable(db))));
      isDatabaseDoubted = !answers.every(Boolean);
      return !isDatabaseDoubted;
    },
  };
}

async function writeProbe(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(join(dataDir, '.space'), Buffer.alloc(PROBE_BYTES));
}

/** Visible only to this session, and removed at once. */
const growTable = (db: Db): Promise<unknown> =>
  db.transaction().execute((trx) =>
    sql`create temporary table disk_space on commit drop as
      select repeat(md5(row::text), 60) as filling from generate_series(1, ${sql.lit(PROBE_ROWS)}) as row`.execute(
      trx,
    ),
  );

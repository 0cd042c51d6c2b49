import type { FieldError } from '@portal/shared/contract';
import { sql, type Transaction } from 'kysely';

import type { Database } from '../database/schema';
import type { Deps } from '../deps';
import { AppProblem } from '../plugins/problem';

export interface ImportedRow {
  readonly row: number;
  readonly ok: boolean;
  /** None when nothing is stored. */
  readonly id?: string;
  readonly errors?: FieldError[];
}

export interface Imported {
  readonly added: number;
  readonly refused: number;
  readonly rows: ImportedRow[];
}

interface Import {
  readonly rows: readonly unknown[];
  /** Everything is tried and nothing is kept, so that the preview reports the same as the import. */
  readonly dryRun: boolean;
  /** Stores one row and returns its id. @throws AppProblem when the row is not acceptable */
  readonly add: (trx: Transaction<Database>, sent: unknown, index: number) => Promise<string>;
}

class NothingKept extends Error {}

/**
 * Handles each row separately: a refused one is rolled back and reported with its reason, the others stay.
 */
export async function importRows({ db }: Pick<Deps, 'db'>, { rows, dryRun, add }: Import): Promise<Imported> {
  const report: ImportedRow[] = [];
  const work = db.transaction().execute(async (trx) => {
    for (const [row, sent] of rows.entries()) {
      await sql`savepoint row`.execute(trx);
      try {
        const id = await add(trx, sent, row);
        report.push({ row, ok: true, ...(!dryRun && { id }) });
        await sql`release savepoint row`.execute(trx);
      } catch (error) {
        await sql`rollback to savepoint row`.execute(trx);
        report.push({ row, ok: false, errors: toFieldErrors(error) });
      }
    }
    if (dryRun) throw new NothingKept();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof NothingKept)) throw error;
  });
  const added = report.filter(({ ok }) => ok).length;
  return { added, refused: rows.length - added, rows: report };
}

/** @throws any error that is not a refusal */
function toFieldErrors(error: unknown): FieldError[] {
  if (!(error instanceof AppProblem)) throw error;
  return [...(error.errors ?? [{ path: '', message: error.detail }])];
}

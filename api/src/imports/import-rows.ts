import type { FieldError, RowChange } from '@portal/shared/contract';
import { sql, type Transaction } from 'kysely';

import type { Database } from '../database/schema';
import type { Deps } from '../deps';
import { toFieldErrors } from './to-field-errors';

/** A row that was accepted. */
export interface Kept<More = unknown> {
  readonly id: string;
  /** Unless the row changed, or found unchanged, what was there before. */
  readonly isNew?: boolean;
  /** What else is reported of it, in the preview too. */
  readonly more?: More;
}

export interface ImportedRow<More = unknown> {
  readonly row: number;
  readonly ok: boolean;
  /** None when nothing is stored. */
  readonly id?: string;
  readonly more?: More;
  readonly errors?: FieldError[];
}

export interface Imported<More = unknown> {
  readonly added: number;
  readonly refused: number;
  readonly rows: ImportedRow<More>[];
}

interface Import<More> {
  readonly rows: readonly unknown[];
  /** Everything is tried and nothing is kept, so that the preview reports the same as the import. */
  readonly dryRun: boolean;
  /** Stores one row. @throws AppProblem when the row is not acceptable */
  readonly store: (trx: Transaction<Database>, sent: unknown, index: number) => Promise<Kept<More>>;
  /** Runs in the same transaction once all rows were tried, unless nothing is kept. */
  readonly finish: (trx: Transaction<Database>, imported: Imported<More>) => Promise<void>;
}

class NothingKept extends Error {}

/**
 * Handles each row separately: a refused one is rolled back and reported with its reason, the others stay.
 */
export async function importRows<More = unknown>(
  { db }: Pick<Deps, 'db'>,
  { rows, dryRun, store, finish }: Import<More>,
): Promise<Imported<More>> {
  const report: ImportedRow<More>[] = [];
  let added = 0;
  const summarise = () => ({ added, refused: report.filter(({ ok }) => !ok).length, rows: report });
  const work = db.transaction().execute(async (trx) => {
    for (const [row, sent] of rows.entries()) {
      await sql`savepoint row`.execute(trx);
      try {
        const { id, isNew = true, more } = await store(trx, sent, row);
        report.push({ row, ok: true, ...(!dryRun && { id }), ...(more !== undefined && { more }) });
        if (isNew) added += 1;
        await sql`release savepoint row`.execute(trx);
      } catch (error) {
        await sql`rollback to savepoint row`.execute(trx);
        report.push({ row, ok: false, errors: toFieldErrors(error) });
      }
    }
    if (dryRun) throw new NothingKept();
    await finish(trx, summarise());
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof NothingKept)) throw error;
  });
  return summarise();
}

/** How many records the rows changed. */
export const countChanged = (rows: readonly ImportedRow<{ readonly change: RowChange }>[]): number =>
  rows.filter(({ more }) => more?.change === 'changed').length;

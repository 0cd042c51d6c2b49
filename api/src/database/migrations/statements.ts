import { sql } from 'kysely';
import type { Kysely } from 'kysely';

/** Runs the statements of a step one after the other. Steps are plain SQL: they are frozen, the code's types move on. */
export async function runStatements(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

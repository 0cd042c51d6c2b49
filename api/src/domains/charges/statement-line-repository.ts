import { sql, type Insertable } from 'kysely';

import type { Db } from '../../database/connect';
import type { ChargeStatementLinesTable } from '../../database/tables/charges';

export async function insertStatementLines(
  db: Db,
  lines: readonly Insertable<ChargeStatementLinesTable>[],
): Promise<void> {
  if (lines.length > 0)
    await db
      .insertInto('chargeStatementLines')
      .values([...lines])
      .execute();
}

/** After an undone import: what is listed as a duplicate is now the line that has the charge. */
export async function promoteDuplicateLines(db: Db, companyId: string): Promise<void> {
  await sql`update charge_statement_lines line set outcome = 'added'
    from charges
    where line.company_id = ${companyId} and line.outcome = 'duplicate' and charges.id = line.charge_id
      and charges.company_id = line.company_id
      and charges.statement_id = line.statement_id and charges.line = line.line`.execute(db);
}

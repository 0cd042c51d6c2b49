import type { Plan } from '@portal/shared/contract';
import { sql, type Insertable, type Updateable } from 'kysely';
import type { Db } from '../../../database/connect';
import type { CompaniesTable, CompanyDecisionsTable } from '../../../database/tables/companies';

export async function insertCompany(db: Db, company: Insertable<CompaniesTable>): Promise<void> {
  await db.insertInto('companies').values(company).execute();
}

/** Each change makes a new version of the record. */
export async function updateCompany(
  db: Db,
  companyId: string,
  columns: Updateable<CompaniesTable>,
): Promise<void> {
  await db
    .updateTable('companies')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('id', '=', companyId)
    .execute();
}

/** The operator sets the plan, so it makes no new version of the record that the agent edits. */
export async function updatePlan(db: Db, companyId: string, plan: Plan): Promise<void> {
  await db.updateTable('companies').set({ plan }).where('id', '=', companyId).execute();
}

export async function deleteCompany(db: Db, ownerId: string): Promise<void> {
  await db.deleteFrom('companies').where('userId', '=', ownerId).execute();
}

export async function insertDecision(db: Db, decision: Insertable<CompanyDecisionsTable>): Promise<void> {
  await db.insertInto('companyDecisions').values(decision).execute();
}

/** An issued document has this picture. */
export async function insertIssuedLogo(db: Db, companyId: string, fileId: string): Promise<void> {
  await db
    .insertInto('issuedLogos')
    .values({ fileId, companyId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

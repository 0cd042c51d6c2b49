import type { Insertable, Selectable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { InvoicesTable } from '../../../database/tables/invoices';
import { notFound } from '../../../plugins/problem';
import type { TaxedDocument } from './document-tax';

export type StoredInvoice = Selectable<InvoicesTable>;

/** @throws AppProblem if the company has no such document */
export async function ownInvoice(db: Db, companyId: string, invoiceId: string): Promise<StoredInvoice> {
  const row = await db
    .selectFrom('invoices')
    .selectAll()
    .where('id', '=', invoiceId)
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  if (row === undefined) throw notFound('This invoice');
  return row;
}

export const invoicesOfTrip = (db: Db, companyId: string, tripId: string): Promise<StoredInvoice[]> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('tripId', '=', tripId)
    .where('companyId', '=', companyId)
    .orderBy('issuedAt')
    .orderBy('id')
    .execute();

export const findCreditNotes = (db: Db, invoiceId: string): Promise<StoredInvoice[]> =>
  db.selectFrom('invoices').selectAll().where('corrects', '=', invoiceId).execute();

export const insertInvoice = (db: Db, row: Insertable<InvoicesTable>): Promise<StoredInvoice> =>
  db.insertInto('invoices').values(row).returningAll().executeTakeFirstOrThrow();

/** The columns that hold a document's amounts. */
export const toStoredColumns = ({ lines, categories, taxes, net, tax, gross }: TaxedDocument) => ({
  net,
  tax,
  gross,
  version: 2,
  categories: JSON.stringify(categories),
  taxes: JSON.stringify(taxes),
  lines: JSON.stringify(lines),
});

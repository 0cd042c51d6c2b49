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

/** The documents of any of the trips, summary invoices and their credit notes too, the oldest first. */
export const listInvoicesByTrips = (
  db: Db,
  companyId: string,
  tripIds: readonly string[],
): Promise<StoredInvoice[]> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('tripId', 'in', [...tripIds]),
        eb(
          'id',
          'in',
          selectFrom('invoiceTrips')
            .select('invoiceId')
            .where('companyId', '=', companyId)
            .where('tripId', 'in', [...tripIds]),
        ),
      ]),
    )
    .where('companyId', '=', companyId)
    .orderBy('issuedAt')
    .orderBy('id')
    .execute();

export const selectTripInvoices = (db: Db, companyId: string, tripId: string): Promise<StoredInvoice[]> =>
  listInvoicesByTrips(db, companyId, [tripId]);

export const findCreditNotes = (
  db: Db,
  { id, companyId }: Pick<StoredInvoice, 'id' | 'companyId'>,
): Promise<StoredInvoice[]> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('companyId', '=', companyId)
    .where('corrects', '=', id)
    .execute();

/** `tripIds`: of a summary invoice and its credit notes, all of them. */
export async function insertInvoice(
  db: Db,
  row: Insertable<InvoicesTable>,
  tripIds: readonly string[],
): Promise<StoredInvoice> {
  const made = await db.insertInto('invoices').values(row).returningAll().executeTakeFirstOrThrow();
  const { companyId, id: invoiceId } = made;
  if (tripIds.length > 0)
    await db
      .insertInto('invoiceTrips')
      .values(tripIds.map((tripId) => ({ companyId, invoiceId, tripId })))
      .execute();
  return made;
}

/** The columns that hold a document's amounts. */
export const toStoredColumns = ({ lines, categories, taxes, net, tax, gross }: TaxedDocument) => ({
  net,
  tax,
  gross,
  categories: JSON.stringify(categories),
  taxes: JSON.stringify(taxes),
  lines: JSON.stringify(lines),
});

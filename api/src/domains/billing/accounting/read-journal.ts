import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import type { Window } from '../../../time/window';
import type { StoredInvoice } from '../invoices/invoice-repository';
import { bookDocument, bookEntry, documentEntries, type BookedEntry, type Transaction } from './transactions';

/** An issued document as the accountant's files need it. */
export type IssuedDocument = Omit<StoredInvoice, 'createdBy' | 'replaces' | 'supplements' | 'reason'> & {
  /** Of a credit note: the total of the invoice that it corrects. */
  readonly correctedGross: number | null;
  /** India: its registration, or that of the invoice it corrects, was cancelled. */
  readonly isCancelled: boolean;
};

/** A transaction, and the document that made it. */
export interface JournalRow {
  readonly transaction: Transaction;
  readonly document: IssuedDocument | null;
}

interface Key {
  readonly id: string;
  /** As PostgreSQL writes it, to the microsecond. */
  readonly at: string;
}

const AT_ONCE = 500;

/**
 * All transactions of a company within a window, by time, page by page. An invoice, a credit note, and each entry of
 * the ledger that moves money or a deposit occur exactly once.
 */
export async function* readJournal(
  db: Db,
  companyId: string,
  window: Window,
): AsyncGenerator<readonly JournalRow[]> {
  let last: Key | undefined;
  for (;;) {
    const keys = await readKeys(db, companyId, window, last);
    if (keys.length > 0) yield await readRows(db, companyId, keys);
    if (keys.length < AT_ONCE) return;
    last = keys.at(-1);
  }
}

async function readKeys(db: Db, companyId: string, { from, to }: Window, last?: Key): Promise<Key[]> {
  const after = (column: string) =>
    last === undefined
      ? sql`true`
      : sql`(${sql.ref(column)}, id) > (${last.at}::timestamptz, ${last.id}::uuid)`;
  const { rows } = await sql<Key>`
    select id, at::text as at from (
      (select id, issued_at as at from invoices
        where company_id = ${companyId} and issued_at >= ${from} and issued_at < ${to} and ${after('issued_at')}
        order by issued_at, id limit ${AT_ONCE})
      union all
      (select id, at from trip_ledger
        where company_id = ${companyId} and at >= ${from} and at < ${to} and ${after('at')}
          and kind not in (${sql.join(documentEntries)})
        order by at, id limit ${AT_ONCE})
    ) as journal order by journal.at, id limit ${AT_ONCE}`.execute(db);
  return rows;
}

async function readRows(db: Db, companyId: string, keys: readonly Key[]): Promise<JournalRow[]> {
  const ids = keys.map(({ id }) => id);
  const rows = new Map<string, JournalRow>();
  for (const document of await readDocuments(db, companyId, ids))
    rows.set(document.id, { transaction: bookDocument(document), document });
  for (const entry of await readEntries(db, companyId, ids))
    rows.set(entry.id, { transaction: bookEntry(entry), document: null });
  return ids.flatMap((id) => rows.get(id) ?? []);
}

const readDocuments = (db: Db, companyId: string, ids: readonly string[]): Promise<IssuedDocument[]> =>
  db
    .selectFrom('invoices as document')
    .leftJoin('invoices as corrected', (join) =>
      join
        .onRef('corrected.id', '=', 'document.corrects')
        .onRef('corrected.companyId', '=', 'document.companyId'),
    )
    .selectAll('document')
    .select('corrected.gross as correctedGross')
    .select(({ exists, selectFrom, fn }) =>
      exists(
        selectFrom('registrationCancellations as cancellation')
          .select('cancellation.invoiceId')
          .whereRef('cancellation.companyId', '=', 'document.companyId')
          .whereRef('cancellation.invoiceId', '=', fn.coalesce('document.corrects', 'document.id'))
          .where('cancellation.cancelledAt', 'is not', null),
      )
        .$castTo<boolean>()
        .as('isCancelled'),
    )
    .where('document.companyId', '=', companyId)
    .where('document.id', 'in', [...ids])
    .execute();

const readEntries = (db: Db, companyId: string, ids: readonly string[]): Promise<BookedEntry[]> =>
  db
    .selectFrom('tripLedger as entry')
    .innerJoin('trips as trip', (join) =>
      join.onRef('trip.id', '=', 'entry.tripId').onRef('trip.companyId', '=', 'entry.companyId'),
    )
    .select(['entry.id', 'entry.kind', 'entry.amount', 'entry.method', 'entry.receiptNumber', 'entry.at'])
    .select(['trip.code as tripCode', 'trip.customerName'])
    .where('entry.companyId', '=', companyId)
    .where('entry.id', 'in', [...ids])
    .execute();

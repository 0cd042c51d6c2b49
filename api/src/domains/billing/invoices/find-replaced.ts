import type { Db } from '../../../database/connect';
import { say } from '../../../language/say';
import { AppProblem } from '../../../plugins/problem';
import type { TripRow } from '../../rentals';
import { findCreditNotes, ownInvoice, type StoredInvoice } from './invoice-repository';

/** Whether credit notes took all of an invoice back. */
export async function isFullyCredited(db: Db, invoice: StoredInvoice): Promise<boolean> {
  if (invoice.gross <= 0) return false;
  const notes = await findCreditNotes(db, invoice);
  return notes.reduce((sum, note) => sum + note.gross, 0) === invoice.gross;
}

/**
 * The invoice that the new one replaces; null if the trip has none.
 * @throws AppProblem if one still counts
 */
export async function findReplaced(trx: Db, trip: TripRow): Promise<StoredInvoice | null> {
  if (trip.invoiceId === null) return null;
  const invoice = await ownInvoice(trx, trip.companyId, trip.invoiceId);
  if (await isFullyCredited(trx, invoice)) return invoice;
  throw new AppProblem(
    'invoice_issued',
    say('{invoice} was issued for {trip} already.', { invoice: invoice.number, trip: trip.code }),
  );
}

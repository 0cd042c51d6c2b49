import type { Db } from '../../../database/connect';
import type { Actor } from '../../../deps';
import { billAccountedCharges, collectPaidCharges } from '../../charges';
import { updateTrip, writeHistory, type TripRow } from '../../rentals';
import type { StoredInvoice } from './invoice-repository';

/** A trip knows its invoice, which closes it for good, and its tolls and fines are billed by it. */
export async function bindTrip(
  trx: Db,
  { userId }: Actor,
  trip: TripRow,
  { id: invoiceId, number, issuedAt: at }: StoredInvoice,
): Promise<void> {
  await updateTrip(trx, trip, { invoiceId, invoiceNumber: number, updatedAt: at });
  await billAccountedCharges(trx, trip, { invoiceId, number, at, userId });
  await collectPaidCharges(trx, trip, { at, userId });
  await writeHistory(trx, trip, { kind: 'invoice_issued', at, userId, details: { number } });
}

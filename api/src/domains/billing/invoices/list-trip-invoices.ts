import type { InvoiceRecord } from '@portal/shared/contract';

import type { Actor, Deps } from '../../../deps';
import { requireCompany } from '../../company';
import { ownTrip } from '../../rentals';
import { selectTripInvoices } from './invoice-repository';
import { invoiceView } from './view';

/** The invoice of a trip and its corrections, the oldest first. */
export async function listTripInvoices(
  { db }: Deps,
  user: Actor,
  bookingId: string,
): Promise<{ list: InvoiceRecord[] }> {
  const companyId = requireCompany(user);
  await ownTrip(db, companyId, bookingId);
  const rows = await selectTripInvoices(db, companyId, bookingId);
  const toCreditNoteRecords = (id: string) => rows.filter(({ corrects }) => corrects === id);
  return { list: rows.map((row) => invoiceView(row, toCreditNoteRecords(row.id))) };
}

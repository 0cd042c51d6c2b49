import type { InvoiceRecord, issueInvoiceBody } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Actor, Deps } from '../../../deps';
import { requireCompany } from '../../company';
import { lockTrip, wrongStatus } from '../../rentals';
import type { AfterIssue } from './after-issue';
import { bindTrip } from './bind-trip';
import { findReplaced } from './find-replaced';
import { refuseForeignNumber } from './refuse-foreign-number';
import { invoiceView } from './view';
import { writeInvoice } from './write-invoice';

type Body = v.InferOutput<typeof issueInvoiceBody>;

export async function issueInvoice(
  deps: Deps,
  user: Actor,
  { bookingId, ...buyer }: Body,
  afterIssue: AfterIssue,
): Promise<InvoiceRecord> {
  const companyId = requireCompany(user);
  refuseForeignNumber(deps, buyer.customerTaxNumber);
  const row = await deps.db.transaction().execute(async (trx) => {
    const trip = await lockTrip(trx, companyId, bookingId);
    const replaced = await findReplaced(trx, trip);
    if (trip.status !== 'COMPLETED') throw wrongStatus(trip, 'End it first: then its account is closed.');
    const made = await writeInvoice(deps, trx, user, { trips: [trip], buyer, replaced });
    await bindTrip(trx, user, trip, made);
    await afterIssue(trx, user, made);
    return made;
  });
  return invoiceView(row, []);
}

import {
  toCountryDay,
  type Country,
  type InvoiceRecord,
  type summaryInvoiceBody,
} from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { say } from '../../../language/say';
import { invalidField } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { customerNotFound, findCustomer } from '../../customers';
import { lockAllTrips, wrongStatus, type TripRow } from '../../rentals';
import type { AfterIssue } from './after-issue';
import { bindTrip } from './bind-trip';
import { findReplaced } from './find-replaced';
import type { StoredInvoice } from './invoice-repository';
import { refuseForeignNumber } from './refuse-foreign-number';
import { invoiceView } from './view';
import { writeInvoice } from './write-invoice';

type Body = v.InferOutput<typeof summaryInvoiceBody>;

/** @throws AppProblem for a trip that a summary invoice of the customer cannot bill */
function refuseUnfit(trip: TripRow, customerId: string): void {
  if (trip.customerId !== customerId)
    throw invalidField('bookingIds', say('{trip} is of another customer.', { trip: trip.code }));
  if (trip.status !== 'COMPLETED') throw wrongStatus(trip, 'End it first: then its account is closed.');
  if ((trip.total ?? 0) <= 0)
    throw invalidField('bookingIds', say('Nothing is charged for {trip}.', { trip: trip.code }));
}

/** Supplies of one calendar month: those of another belong to another tax period. */
function refuseSeveralMonths({ timeZone }: Country, trips: readonly TripRow[]): void {
  const months = trips.map(({ returnedAt }) => returnedAt && toCountryDay(returnedAt, timeZone).slice(0, 7));
  if (new Set(months).size > 1)
    throw invalidField('bookingIds', 'Choose trips that were returned in the same month.');
}

/** The one fully credited invoice of all the trips; null if none of them has one. */
async function findCommonReplaced(trx: Db, trips: readonly TripRow[]): Promise<StoredInvoice | null> {
  const found: (StoredInvoice | null)[] = [];
  for (const trip of trips) found.push(await findReplaced(trx, trip));
  const [first = null] = found;
  if (found.some((invoice) => invoice?.id !== first?.id))
    throw invalidField(
      'bookingIds',
      'Choose trips without an invoice, or trips of the same credited invoice.',
    );
  return first;
}

/** One invoice for several closed trips of a customer, which came back in one calendar month. */
export async function issueSummaryInvoice(
  deps: Deps,
  user: Actor,
  { customerId, bookingIds, ...buyer }: Body,
  afterIssue: AfterIssue,
): Promise<InvoiceRecord> {
  const companyId = requireCompany(user);
  refuseForeignNumber(deps, buyer.customerTaxNumber);
  const row = await deps.db.transaction().execute(async (trx) => {
    if (!(await findCustomer(trx, companyId, customerId))) throw customerNotFound();
    const locked = await lockAllTrips(trx, companyId, bookingIds);
    const replaced = await findCommonReplaced(trx, locked);
    for (const trip of locked) refuseUnfit(trip, customerId);
    refuseSeveralMonths(deps.country, locked);
    const getReturn = ({ returnedAt }: TripRow) => returnedAt?.getTime() ?? 0;
    const [first, ...others] = locked.sort((one, other) => getReturn(one) - getReturn(other));
    if (first === undefined) throw invalidField('bookingIds', 'Choose at least two trips.');
    const made = await writeInvoice(deps, trx, user, { trips: [first, ...others], buyer, replaced });
    for (const trip of [first, ...others]) await bindTrip(trx, user, trip, made);
    await afterIssue(trx, user, made);
    return made;
  });
  return invoiceView(row, []);
}

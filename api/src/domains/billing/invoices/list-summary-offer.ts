import {
  addDays,
  fromMinorUnits,
  type Days,
  type InvoiceRecord,
  type SummaryOffer,
  type summaryQuery,
} from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { toWindow } from '../../../time/window';
import { requireCompany } from '../../company';
import { customerNotFound, findCustomer } from '../../customers';
import { selectTrips, type TripRow } from '../../rentals';
import { listInvoicesByTrips, type StoredInvoice } from './invoice-repository';
import { invoiceView } from './view';

type Query = v.InferOutput<typeof summaryQuery>;

/** More trips of one customer in a month are not listed. */
const AT_MOST = 200;

/** The first and the last day of `2026-11`. */
function toMonthDays(month: string): Days {
  const from = `${month}-01`;
  const next = addDays(from, 31).slice(0, 7);
  return { from, to: addDays(`${next}-01`, -1) };
}

/** The closed trips of a customer that came back in a month, the first returned first. */
const findReturned = (
  { db, country }: Pick<Deps, 'db' | 'country'>,
  companyId: string,
  { customerId, month }: Query,
): Promise<TripRow[]> => {
  const { from, to } = toWindow(toMonthDays(month), country);
  return selectTrips(db, companyId)
    .where('customerId', '=', customerId)
    .where('status', '=', 'COMPLETED')
    .where('total', '>', 0)
    .where('returnedAt', '>=', from)
    .where('returnedAt', '<', to)
    .orderBy('returnedAt')
    .orderBy('id')
    .limit(AT_MOST)
    .execute();
};

/** Whom the newest invoice of a customer names. */
async function findLastBuyer(
  db: Db,
  companyId: string,
  customerId: string,
): Promise<InvoiceRecord['customer']> {
  const row = await db
    .selectFrom('invoices')
    .innerJoin('trips', 'trips.id', 'invoices.tripId')
    .selectAll('invoices')
    .where('invoices.companyId', '=', companyId)
    .where('trips.companyId', '=', companyId)
    .where('trips.customerId', '=', customerId)
    .where('invoices.kind', '=', 'INVOICE')
    .orderBy('invoices.issuedAt', 'desc')
    .orderBy('invoices.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? invoiceView(row, []).customer : null;
}

/** The trips of a customer in a month that a summary invoice can bill, and the summary invoices of the others. */
export async function listSummaryOffer(deps: Deps, user: Actor, query: Query): Promise<SummaryOffer> {
  const { db, country } = deps;
  const companyId = requireCompany(user);
  if (!(await findCustomer(db, companyId, query.customerId))) throw customerNotFound();
  const trips = await findReturned(deps, companyId, query);
  const rows =
    trips.length === 0
      ? []
      : await listInvoicesByTrips(
          db,
          companyId,
          trips.map(({ id }) => id),
        );
  const summaries = rows.filter(({ facts }) => facts.trips !== undefined);
  const listNotes = (id: string) => summaries.filter(({ corrects }) => corrects === id);
  const sumCredited = (id: string) => listNotes(id).reduce((sum, { gross }) => sum + gross, 0);
  const findCredited = ({ invoiceId }: TripRow): StoredInvoice | undefined =>
    summaries.find(({ id, gross }) => id === invoiceId && sumCredited(id) === gross);
  return {
    currency: country.currency,
    list: trips
      .filter((trip) => trip.invoiceId === null || findCredited(trip) !== undefined)
      .map((trip) => ({
        bookingId: trip.id,
        tripCode: trip.code,
        vehicle: trip.plate,
        start: (trip.startedAt ?? trip.startsAt)?.toISOString() ?? null,
        end: trip.returnedAt?.toISOString() ?? null,
        total: fromMinorUnits(trip.total ?? 0),
        balance: fromMinorUnits(trip.balance ?? 0),
        replaces: findCredited(trip)?.number ?? null,
      })),
    invoices: summaries.map((row) => invoiceView(row, listNotes(row.id))),
    buyer: await findLastBuyer(db, companyId, query.customerId),
  };
}

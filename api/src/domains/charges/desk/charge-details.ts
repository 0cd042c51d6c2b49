import type { ChargeDetails } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { notFound } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { listReferences } from '../../files';
import { findTrips, toPlateCells } from '../import/find-trips';
import { findCharge } from './find-charges';
import { listCandidates, viewCharges, type ChargeRow } from './select-charges';

/** The trips that an undecided charge can belong to, as the records are now: a return may have been recorded since. */
async function findCandidates({ db, country }: Deps, companyId: string, row: ChargeRow) {
  const [found] = await findTrips(db, companyId, country.id, [
    { plateCells: toPlateCells(row.plate), moment: row },
  ]);
  if (found === undefined || found.match === 'unmatched') return [];
  const tripIds = found.match === 'decided' ? [found.tripId] : found.candidates;
  return listCandidates(db, companyId, { tripIds, vehicleId: found.vehicleId });
}

/** The period in which the trip had the vehicle at the moment of the charge. */
async function findVehiclePeriod(db: Db, companyId: string, { tripId, vehicleId, at }: ChargeRow) {
  if (tripId === null) return null;
  const periods = await listCandidates(db, companyId, { tripIds: [tripId], vehicleId });
  const moment = at.toISOString();
  return periods.find(({ from, to }) => from <= moment && (!to || moment < to)) ?? periods[0] ?? null;
}

const readHistory = (db: Db, companyId: string, chargeId: string) =>
  db
    .selectFrom('chargeHistory')
    .leftJoin('users', 'users.id', 'chargeHistory.userId')
    .select(['chargeHistory.kind', 'chargeHistory.at', 'chargeHistory.details', 'users.email'])
    .where('chargeHistory.companyId', '=', companyId)
    .where('chargeHistory.chargeId', '=', chargeId)
    .orderBy('chargeHistory.id')
    .execute();

const readSource = (db: Db, companyId: string, { statementId, line }: ChargeRow) =>
  statementId === null || line === null
    ? undefined
    : db
        .selectFrom('chargeStatementLines as lines')
        .innerJoin('chargeStatements as statement', 'statement.id', 'lines.statementId')
        .select(['statement.fileName', 'lines.cells'])
        .where('lines.companyId', '=', companyId)
        .where('lines.statementId', '=', statementId)
        .where('lines.line', '=', line)
        .executeTakeFirst();

/** How to reach the customer of the trip. */
async function readContact(db: Db, companyId: string, { tripId }: ChargeRow) {
  if (tripId === null) return null;
  const customer = await db
    .selectFrom('trips')
    .innerJoin('customers', 'customers.id', 'trips.customerId')
    .select(['customers.email', 'customers.countryCode', 'customers.phone'])
    .where('trips.id', '=', tripId)
    .where('trips.companyId', '=', companyId)
    .executeTakeFirst();
  if (customer === undefined) return null;
  const { email, countryCode, phone } = customer;
  return { email: email || null, phone: phone ? `${countryCode}${phone}` : null };
}

export interface ChargeReader {
  readonly companyId: string;
  /** The agent whose looks at the photo are recorded; none where its link goes to nobody. */
  readonly userId?: string;
}

export const toReader = (user: Actor): ChargeReader => ({
  companyId: requireCompany(user),
  userId: user.userId,
});

/** A charge with what proves it: the row of its statement, the photo, and who had the vehicle by which contract. */
export async function readChargeDetails(
  deps: Deps,
  { companyId, userId }: ChargeReader,
  chargeId: string,
): Promise<ChargeDetails> {
  const { db, country } = deps;
  const row = await findCharge(db, companyId, chargeId);
  const [view] = await viewCharges(db, country, companyId, [row]);
  if (view === undefined) throw notFound('This charge');
  const isOpen = row.tripId === null && row.state === 'unbilled';
  const history = await readHistory(db, companyId, chargeId);
  const source = await readSource(db, companyId, row);
  const photos = await listReferences(deps, [row.photo], userId);
  return {
    ...view,
    matchReason: row.matchReason,
    candidates: isOpen ? await findCandidates(deps, companyId, row) : [],
    proof: await findVehiclePeriod(db, companyId, row),
    contact: await readContact(db, companyId, row),
    photo: row.photo === null ? null : (photos.get(row.photo) ?? null),
    fileName: source?.fileName ?? null,
    line: row.line,
    cells: source ? [...source.cells] : null,
    history: history.map(({ kind, at, details, email }) => ({
      kind,
      at: at.toISOString(),
      by: email,
      reason: details.reason ?? null,
      tripCode: details.tripCode ?? null,
      number: details.number ?? null,
      to: details.to ?? null,
    })),
  };
}

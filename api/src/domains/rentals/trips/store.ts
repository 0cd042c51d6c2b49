import type { Db } from '../../../database/connect';
import { tripNotFound } from './problems';

export const tripColumns = [
  'id',
  'companyId',
  'code',
  'status',
  'vehicleId',
  'customerId',
  'enquiryId',
  'spamReason',
  'startsAt',
  'endsAt',
  'rates',
  'extraKmCharge',
  'rental',
  'includedKm',
  'total',
  'paid',
  'deducted',
  'credited',
  'depositLeft',
  'balance',
  'hasPayment',
  'holdsPeriod',
  'heldUntil',
  'handoverListId',
  'contractSignedAt',
  'isReady',
  'confirmedAt',
  'confirmedBy',
  'isReserved',
  'startedAt',
  'handoverKm',
  'drivenBefore',
  'returnedAt',
  'closedAt',
  'cancelReason',
  'invoiceId',
  'invoiceNumber',
  'plate',
  'customerName',
  'customerSort',
  'createdAt',
  'updatedAt',
  'version',
] as const;

export const selectTrips = (db: Db, companyId: string) =>
  db.selectFrom('trips').select(tripColumns).where('companyId', '=', companyId);
export type TripRow = Awaited<ReturnType<ReturnType<typeof selectTrips>['execute']>>[number];

/** A trip and its company. */
export type TripKey = Pick<TripRow, 'id' | 'companyId'>;

/** @throws AppProblem if the company has no such trip */
export async function ownTrip(db: Db, companyId: string, tripId: string): Promise<TripRow> {
  const trip = await selectTrips(db, companyId).where('id', '=', tripId).executeTakeFirst();
  if (trip === undefined) throw tripNotFound();
  return trip;
}

/** The row to change, locked until the transaction ends. A trip is locked before its vehicle, never after. */
export async function lockTrip(trx: Db, companyId: string, tripId: string): Promise<TripRow> {
  const trip = await selectTrips(trx, companyId).where('id', '=', tripId).forUpdate().executeTakeFirst();
  if (trip === undefined) throw tripNotFound();
  return trip;
}

/** Several rows to change, returned in the order of `tripIds`. All callers lock in one order, so none waits for another in a circle. */
export async function lockAllTrips(
  trx: Db,
  companyId: string,
  tripIds: readonly string[],
): Promise<TripRow[]> {
  const trips = new Map<string, TripRow>();
  for (const id of [...tripIds].sort()) trips.set(id, await lockTrip(trx, companyId, id));
  return tripIds.flatMap((id) => trips.get(id) ?? []);
}

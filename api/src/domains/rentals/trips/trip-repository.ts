import type { TripHappeningKind } from '@portal/shared/contract';
import { sql, type Insertable, type Updateable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { TripsTable, VehicleOccupanciesTable } from '../../../database/tables/trips';
import type { TripKey } from './store';

export async function insertTrip(db: Db, trip: Insertable<TripsTable>): Promise<void> {
  await db.insertInto('trips').values(trip).execute();
}

/** For a trip that the transaction has locked; `changeTrip` also prolongs the hold of a draft. */
export async function updateTrip(
  db: Db,
  { id, companyId }: TripKey,
  columns: Updateable<TripsTable>,
): Promise<void> {
  await db
    .updateTable('trips')
    .set(columns)
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
}

/** Trips of merged customers go to the one that stays. */
export async function moveTrips(
  db: Db,
  kept: { readonly id: string; readonly companyId: string },
  customerIds: readonly string[],
): Promise<void> {
  await db
    .updateTable('trips')
    .set({ customerId: kept.id })
    .where('companyId', '=', kept.companyId)
    .where('customerId', 'in', [...customerIds])
    .execute();
}

/** `T-000001`, without gaps as long as nothing fails after it in the transaction. */
export async function nextCode(trx: Db, companyId: string): Promise<string> {
  const { last } = await trx
    .insertInto('tripCounters')
    .values({ companyId, last: 1 })
    .onConflict((conflict) =>
      conflict.column('companyId').doUpdateSet((eb) => ({ last: eb('tripCounters.last', '+', 1) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return `T-${String(last).padStart(6, '0')}`;
}

interface Happened {
  readonly kind: TripHappeningKind;
  readonly at: Date;
  /** Null if the clock caused it. */
  readonly userId: string | null;
  readonly details?: Record<string, unknown>;
}

/** Who did what when. */
export const writeHistory = (
  trx: Db,
  { id, companyId }: TripKey,
  { kind, at, userId, details = {} }: Happened,
) =>
  trx
    .insertInto('tripHistory')
    .values({ tripId: id, companyId, kind, at, userId, details: JSON.stringify(details) })
    .execute();

export async function insertOccupancy(db: Db, occupancy: Insertable<VehicleOccupanciesTable>): Promise<void> {
  await db.insertInto('vehicleOccupancies').values(occupancy).execute();
}

/** All values that belong to the trip, so that it can get another time. */
export const deleteOccupancies = (trx: Db, { id, companyId }: TripKey) =>
  trx.deleteFrom('vehicleOccupancies').where('companyId', '=', companyId).where('tripId', '=', id).execute();

/** The last one of the trip; undefined if it has none. */
export const deleteNewestOccupancy = (trx: Db, { id, companyId }: TripKey) =>
  trx
    .deleteFrom('vehicleOccupancies')
    .where('companyId', '=', companyId)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('vehicleOccupancies as newest')
        .select('newest.id')
        .where('newest.companyId', '=', companyId)
        .where('newest.tripId', '=', id)
        .orderBy('newest.startsAt', 'desc')
        .limit(1),
    )
    .returning('startsAt')
    .executeTakeFirst();

interface Turn {
  readonly companyId: string;
  readonly tripId: string;
  readonly vehicleId: string;
  readonly startsAt: Date;
}

/** A trip that gets an earlier vehicle back may take it during its turnaround. */
export async function endEarlierTurn(
  trx: Db,
  { companyId, tripId, vehicleId, startsAt }: Turn,
): Promise<void> {
  const turnCondition = sql`company_id = ${companyId} and trip_id = ${tripId} and vehicle_id = ${vehicleId}`;
  await sql`delete from vehicle_occupancies where ${turnCondition} and starts_at >= ${startsAt}`.execute(trx);
  await sql`update vehicle_occupancies set free_at = ${startsAt}
    where ${turnCondition} and ends_at <= ${startsAt} and free_at > ${startsAt}`.execute(trx);
}

interface Return {
  readonly companyId: string;
  readonly tripId: string;
  readonly vehicleId: string;
  readonly at: Date;
  /** When the turnaround of the vehicle ends. */
  readonly freeAt: Date;
}

/** The stored occupancy of the vehicle becomes the used time. */
export async function shortenOccupancies(
  trx: Db,
  { companyId, tripId, vehicleId, at, freeAt }: Return,
): Promise<void> {
  await trx
    .deleteFrom('vehicleOccupancies')
    .where('companyId', '=', companyId)
    .where('tripId', '=', tripId)
    .where('startsAt', '>=', freeAt)
    .execute();
  await trx
    .updateTable('vehicleOccupancies')
    .set((eb) => ({
      endsAt: eb.fn<Date>('greatest', ['startsAt', eb.fn<Date>('least', ['endsAt', eb.val(at)])]),
      freeAt: eb.fn<Date>('least', ['freeAt', eb.val(freeAt)]),
    }))
    .where('companyId', '=', companyId)
    .where('tripId', '=', tripId)
    .where('vehicleId', '=', vehicleId)
    .execute();
}

/** How many drafts release their dates in one statement at most. */
export const HOLDS_AT_ONCE = 500;

export interface BlockingPeriod {
  readonly companyId: string;
  readonly vehicleId: string;
  readonly startsAt: Date;
  readonly freeAt: Date;
}

/**
 * Releases the dates of drafts that held them for their full time: some hundreds at most, or only those that
 * conflict with a request. Drafts that are locked at the moment are skipped. Returns how many.
 */
export async function releaseHolds(
  db: Db,
  { blocking, now }: { readonly blocking?: BlockingPeriod; readonly now: Date },
): Promise<number> {
  const [own, blocks] = blocking
    ? [
        sql`company_id = ${blocking.companyId}`,
        sql`id in (select trip_id from vehicle_occupancies
        where company_id = ${blocking.companyId} and vehicle_id = ${blocking.vehicleId}
          and period && tstzrange(${blocking.startsAt}, ${blocking.freeAt}, '[)'))`,
      ]
    : [sql`true`, sql`true`];
  const { rows } = await sql<{ id: string }>`
    with lapsed as (
      select id, company_id from trips
      where ${own} and status = 'INCOMPLETE' and holds_period and not is_reserved and held_until <= ${now}
        and ${blocks}
      order by held_until, id limit ${HOLDS_AT_ONCE} for update skip locked
    ), gone as (
      delete from vehicle_occupancies where (company_id, trip_id) in (select company_id, id from lapsed)
    ), written as (
      insert into trip_history (company_id, trip_id, kind, at) select company_id, id, 'hold_lapsed', ${now} from lapsed
    )
    update trips set holds_period = false where (company_id, id) in (select company_id, id from lapsed) returning id`.execute(
    db,
  );
  return rows.length;
}

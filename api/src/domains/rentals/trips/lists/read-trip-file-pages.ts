import { sql } from 'kysely';

import type { Db } from '../../../../database/connect';
import type { Actor, Deps } from '../../../../deps';
import { groupBy } from '../../../../group-by';
import { requireCompany } from '../../../company';
import { fleetVehiclesById, nameFleetVehicle } from '../../../fleet';
import { listDrivers } from '../../../trip-drivers';
import { findPaymentMethods, type TripMethods } from '../money/payment-methods';
import { selectTrips, type TripRow } from '../store';
import { buildSearchConditions, type TripFilter } from './conditions';
import { filterConditions } from './rows';

/** Money in minor units; null if there is none. */
interface TripMoney {
  readonly fines: number | null;
  readonly salik: number | null;
  /** Of its invoices, less what credit notes took back. */
  readonly tax: number | null;
  readonly depositAgreed: number | null;
  readonly depositHeld: number | null;
  readonly depositReturned: number | null;
}
export type TripFileRow = TripRow &
  TripMoney &
  TripMethods & { readonly vehicleName: string; readonly drivers: string };

const AT_ONCE = 1000;

/** The trips of a list for a file, all that pass its filters, in the order in which they were added. */
export async function* readTripFilePages(deps: Deps, user: Actor, filter: TripFilter) {
  const { db, clock, country } = deps;
  const companyId = requireCompany(user);
  const conditions = [
    ...buildSearchConditions(filter.search),
    ...filterConditions(companyId, filter, clock.now(), country),
    ...(filter.status ? [sql<boolean>`status = ${filter.status}`] : []),
  ];
  let last: TripRow | undefined;
  for (;;) {
    let query = selectTrips(db, companyId);
    for (const condition of conditions) query = query.where(condition);
    if (last) query = query.where(sql<boolean>`(created_at, id) > (${last.createdAt}, ${last.id})`);
    const rows = await query.orderBy('createdAt').orderBy('id').limit(AT_ONCE).execute();
    if (rows.length > 0) yield await withDetails(db, companyId, rows);
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1);
  }
}

async function withDetails(db: Db, companyId: string, trips: readonly TripRow[]): Promise<TripFileRow[]> {
  const tripIds = trips.map(({ id }) => id);
  const [money, methods, drivers, vehicles] = await Promise.all([
    loadMoney(db, companyId, trips),
    findPaymentMethods(db, companyId, tripIds),
    listDrivers(db, companyId, tripIds),
    fleetVehiclesById(db, companyId, [...new Set(trips.map(({ vehicleId }) => vehicleId))]),
  ]);
  const driversByTrip = groupBy(drivers, ({ tripId }) => tripId);
  const names = new Map(vehicles.map((vehicle) => [vehicle.id, nameFleetVehicle(vehicle)]));
  return trips.map((trip) => ({
    ...trip,
    vehicleName: names.get(trip.vehicleId) ?? '',
    drivers: (driversByTrip.get(trip.id) ?? []).map(({ name }) => name).join(', '),
    ...(money.get(trip.id) ?? noMoney),
    ...(methods.get(trip.id) ?? { paidBy: [], depositBy: [] }),
  }));
}

const noMoney: TripMoney = {
  fines: null,
  salik: null,
  tax: null,
  depositAgreed: null,
  depositHeld: null,
  depositReturned: null,
};

async function loadMoney(
  db: Db,
  companyId: string,
  trips: readonly TripRow[],
): Promise<Map<string, TripMoney>> {
  const { rows } = await sql<TripMoney & { id: string }>`
    select trip.id, closing.fines, closing.salik, invoiced.tax,
      case when payment.is_deposit_enabled then payment.deposit end as deposit_agreed,
      ledger.held as deposit_held, ledger.returned as deposit_returned
    from unnest(${trips.map(({ id }) => id)}::uuid[]) as trip (id)
    left join trip_closings as closing on closing.trip_id = trip.id and closing.company_id = ${companyId}
    left join trip_payments as payment on payment.trip_id = trip.id and payment.company_id = ${companyId}
    left join lateral (
      select sum(amount) filter (where kind = 'DEPOSIT_HELD')::bigint as held,
        sum(amount) filter (where kind = 'DEPOSIT_RETURNED')::bigint as returned
      from trip_ledger where company_id = ${companyId} and trip_id = trip.id
    ) as ledger on true
    left join lateral (
      select sum(case kind when 'INVOICE' then tax else -tax end)::bigint as tax from invoices
      where company_id = ${companyId} and trip_id = trip.id
    ) as invoiced on true`.execute(db);
  return new Map(rows.map(({ id, ...money }) => [id, money]));
}

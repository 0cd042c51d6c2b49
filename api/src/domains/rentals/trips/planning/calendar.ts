import {
  DAY,
  limits,
  getTripLabel,
  type calendarQuery,
  type TripCalendar,
  type TripStatus,
} from '@portal/shared/contract';
import { sql } from 'kysely';
import type * as v from 'valibot';

import type { Actor, Deps } from '../../../../deps';
import { invalidField } from '../../../../plugins/problem';
import { sayRule } from '../../../../language/say';
import { requireCompany } from '../../../company';
import { nameFleetVehicle, listFreeVehiclesFirst } from '../../../fleet';

/** A page of vehicles by plate, and who has them when. */
export async function tripCalendar(
  deps: Deps,
  user: Actor,
  { from, to, search, page, limit }: v.InferOutput<typeof calendarQuery>,
): Promise<TripCalendar> {
  const companyId = requireCompany(user);
  const window = { from: new Date(from), to: new Date(to) };
  if (window.to <= window.from) throw invalidField('to', sayRule('validation.dateOrder'));
  if (window.to.getTime() - window.from.getTime() > limits.trip.calendarDaysMax * DAY)
    throw invalidField('to', sayRule('validation.periodTooLong'));
  const { rows, total } = await listFreeVehiclesFirst(deps.db, companyId, [], { page, limit, search });
  const ids = rows.map(({ id }) => id);
  const [trips, blocks] = await Promise.all([
    listTrips(deps, companyId, ids, window),
    listBlocks(deps, companyId, ids, window),
  ]);
  return {
    vehicles: {
      list: rows.map((row) => ({
        vehicleId: row.id,
        plate: row.plate,
        name: nameFleetVehicle(row),
        vehicleBrand: row.brandName,
        vehicleModel: row.model,
        modelYear: row.modelYear,
        bodyType: row.bodyType,
      })),
      page,
      limit,
      total,
      totalNumberOfPages: Math.ceil(total / limit),
    },
    trips,
    blocks,
  };
}

interface Window {
  readonly from: Date;
  readonly to: Date;
}

interface TripBar {
  readonly id: string;
  readonly code: string;
  readonly vehicleId: string;
  readonly status: TripStatus;
  readonly isReserved: boolean;
  readonly isReplaced: boolean;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly customerName: string | null;
  readonly version: number;
}

/**
 * By occupancy, so that a trip whose vehicle was replaced appears with each of them. An overdue trip
 * continues until its current vehicle is back; earlier vehicles are already back.
 */
async function listTrips(
  { db, clock, country }: Deps,
  companyId: string,
  vehicleIds: string[],
  { from, to }: Window,
) {
  const now = clock.now();
  const { rows } = await sql<TripBar>`
    select trips.id, trips.code, occupancy.vehicle_id, trips.status, trips.is_reserved, later.is_replaced,
      occupancy.starts_at, occupancy.ends_at, trips.customer_name, trips.version
    from vehicle_occupancies occupancy
      join trips on trips.id = occupancy.trip_id and trips.company_id = occupancy.company_id
      cross join lateral (select exists (select from vehicle_occupancies next
        where next.company_id = trips.company_id and next.trip_id = trips.id and next.starts_at > occupancy.starts_at) as is_replaced) later
    where occupancy.company_id = ${companyId} and occupancy.vehicle_id = any(${vehicleIds}::uuid[])
      and occupancy.starts_at < ${to}
      and (occupancy.ends_at > ${from} or (trips.status = 'ONGOING' and trips.ends_at <= ${now} and not later.is_replaced))
      and not (trips.status = 'INCOMPLETE' and not trips.is_reserved and trips.held_until <= ${now})
    order by occupancy.starts_at, trips.id`.execute(db);
  return rows.map(({ id, code, vehicleId, status, isReserved, isReplaced, startsAt, endsAt, ...rest }) => {
    const times = { bookingStartDate: startsAt.toISOString(), bookingEndDate: endsAt.toISOString() };
    const label = isReplaced ? null : getTripLabel({ status, isReserved, ...times }, now, country.timeZone);
    return { bookingId: id, tripCode: code, vehicleId, status, label, isReplaced, ...times, ...rest };
  });
}

async function listBlocks({ db }: Deps, companyId: string, vehicleIds: string[], { from, to }: Window) {
  if (vehicleIds.length === 0) return [];
  const rows = await db
    .selectFrom('fleetMaintenance')
    .select(['id', 'vehicleId', 'kind', 'startsAt', 'endsAt', 'note'])
    .where('companyId', '=', companyId)
    .where('vehicleId', 'in', vehicleIds)
    .where('startsAt', '<', to)
    .where('endsAt', '>', from)
    .orderBy('startsAt')
    .execute();
  return rows.map(({ id, vehicleId, kind, startsAt, endsAt, note }) => ({
    maintenanceId: id,
    vehicleId,
    kind,
    note,
    from: startsAt.toISOString(),
    to: endsAt.toISOString(),
  }));
}

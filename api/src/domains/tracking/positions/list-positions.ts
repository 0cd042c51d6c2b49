import { SECOND, type VehiclePosition, type VehiclePositions } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { requireCompany } from '../../company';
import { findState } from '../find-state';
import { readStoredPlace } from '../to-position-row';
import { hasAccess } from './position-access';

/** A batch of positions commits a moment after the time that it carries, so each answer looks back a little. */
const OVERLAP = 30 * SECOND;

const selectPositions = (db: Db, companyId: string) =>
  db
    .selectFrom('trackerInstallations as installation')
    .innerJoin('fleetVehicles as vehicle', (join) =>
      join
        .onRef('vehicle.id', '=', 'installation.vehicleId')
        .onRef('vehicle.companyId', '=', 'installation.companyId'),
    )
    .leftJoin('trackerStates as state', (join) =>
      join
        .onRef('state.companyId', '=', 'installation.companyId')
        .onRef('state.trackerId', '=', 'installation.trackerId'),
    )
    .leftJoin('tripVehiclePeriods as period', (join) =>
      join
        .onRef('period.companyId', '=', 'installation.companyId')
        .onRef('period.vehicleId', '=', 'installation.vehicleId')
        .on('period.endsAt', 'is', null),
    )
    .leftJoin('trips', (join) =>
      join.onRef('trips.id', '=', 'period.tripId').onRef('trips.companyId', '=', 'period.companyId'),
    )
    .leftJoin('customers', (join) =>
      join
        .onRef('customers.id', '=', 'trips.customerId')
        .onRef('customers.companyId', '=', 'trips.companyId'),
    )
    .select([
      'installation.vehicleId',
      'installation.startsAt as installedAt',
      'vehicle.plate',
      'state.seenAt',
      'state.fixTime',
      'state.latitude',
      'state.longitude',
      'state.speed',
      'state.course',
      'state.isMoving',
      'state.batteryLevel',
      'period.startsAt as tripSince',
      'trips.id as tripId',
      'trips.code',
      'customers.name as customerName',
    ])
    .where('installation.companyId', '=', companyId)
    .where('installation.endsAt', 'is', null)
    .where('vehicle.deletedAt', 'is', null);
type PositionRow = Awaited<ReturnType<ReturnType<typeof selectPositions>['execute']>>[number];

type NewestPlace = Pick<VehiclePosition, 'fixTime' | 'place'>;

/** Its newest place, unless the device sent it from the vehicle that it was in before. */
function viewPlace({ fixTime, latitude, longitude, speed, course, installedAt }: PositionRow): NewestPlace {
  if (fixTime === null || latitude === null || longitude === null || fixTime < installedAt)
    return { fixTime: null, place: null };
  const place = {
    ...readStoredPlace({ latitude, longitude, speed: speed ?? 0 }),
    course: (course ?? 0) / 10,
  };
  return { fixTime: fixTime.toISOString(), place };
}

/** A place belongs to the running trip if the trip had the vehicle by then. */
const isDuringTrip = ({ tripSince, fixTime }: PositionRow) =>
  tripSince !== null && (fixTime === null || fixTime >= tripSince);

function viewPosition(row: PositionRow, isOpen: boolean, now: Date): VehiclePosition {
  const { fixTime, place } = viewPlace(row);
  const isHidden = !isOpen && !isDuringTrip(row);
  return {
    vehicleId: row.vehicleId,
    plate: row.plate,
    state: findState(row, now),
    seenAt: row.seenAt?.toISOString() ?? null,
    fixTime,
    batteryLevel: row.batteryLevel,
    trip:
      row.tripId === null || row.code === null
        ? null
        : { bookingId: row.tripId, code: row.code, customerName: row.customerName },
    place: isHidden ? null : place,
    isHidden,
  };
}

interface Query {
  readonly since?: string | undefined;
  readonly accessId?: string | undefined;
}

/** Every vehicle with a tracker, or those that were heard since. Places outside running trips need a purpose. */
export async function listPositions(
  deps: Deps,
  user: Actor,
  { since, accessId }: Query,
): Promise<VehiclePositions> {
  const { db, clock } = deps;
  const isOpen = await hasAccess(deps, user, accessId, {});
  let query = selectPositions(db, requireCompany(user));
  if (since !== undefined) query = query.where('state.seenAt', '>=', new Date(Date.parse(since) - OVERLAP));
  const now = clock.now();
  const rows = await query.orderBy('vehicle.plate').orderBy('installation.vehicleId').execute();
  return { list: rows.map((row) => viewPosition(row, isOpen, now)), at: now.toISOString() };
}

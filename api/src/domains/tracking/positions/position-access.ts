import {
  addDays,
  getStartOfDay,
  positionLimits,
  type PositionAccess,
  type openAccessBody,
} from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import { newId } from '../../../database/ids';
import type { Actor, Deps } from '../../../deps';
import { notFound } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { findFleetVehicle, vehicleNotFound } from '../../fleet';
import { insertPositionAccess } from './position-access-repository';
import { readTripSpan } from './trip-spans';

const AT_MOST = 500;
const accessNotFound = () => notFound('This access');

/** The first moment of a day of the country's calendar, and that of the next. */
export const getDaySpan = (day: string, timeZone: string): { from: Date; to: Date } => ({
  from: new Date(getStartOfDay(day, timeZone)),
  to: new Date(getStartOfDay(addDays(day, 1), timeZone)),
});

const selectAccesses = (db: Db, companyId: string) =>
  db
    .selectFrom('positionAccesses as access')
    .leftJoin('users', 'users.id', 'access.userId')
    .leftJoin('fleetVehicles as vehicle', (join) =>
      join.onRef('vehicle.id', '=', 'access.vehicleId').onRef('vehicle.companyId', '=', 'access.companyId'),
    )
    .leftJoin('trips', (join) =>
      join.onRef('trips.id', '=', 'access.tripId').onRef('trips.companyId', '=', 'access.companyId'),
    )
    .select([
      'access.id',
      'access.createdAt',
      'access.expiresAt',
      'access.purpose',
      'access.note',
      'access.startsAt',
      'access.endsAt',
      'users.email',
      'vehicle.plate',
      'trips.code',
    ])
    .where('access.companyId', '=', companyId);
type AccessRow = Awaited<ReturnType<ReturnType<typeof selectAccesses>['execute']>>[number];

const viewAccess = (row: AccessRow): PositionAccess => ({
  accessId: row.id,
  at: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  purpose: row.purpose,
  note: row.note,
  by: row.email,
  plate: row.plate,
  tripCode: row.code,
  from: row.startsAt.toISOString(),
  to: row.endsAt.toISOString(),
});

type Body = v.InferOutput<typeof openAccessBody>;

/** The time that an access opens. @throws AppProblem 404 for a vehicle or trip of nobody or somebody else */
async function findSpan(
  { db, country }: Deps,
  companyId: string,
  { vehicleId, day, bookingId }: Body,
  now: { from: Date; to: Date },
): Promise<{ from: Date; to: Date }> {
  if (bookingId !== undefined) return readTripSpan(db, companyId, bookingId, now.from);
  if (vehicleId === undefined || day === undefined) return now;
  if ((await findFleetVehicle(db, companyId, vehicleId)) === undefined) throw vehicleNotFound();
  return getDaySpan(day, country.timeZone);
}

/** Records who looks at what, and why, before anything is shown. */
export async function openAccess(deps: Deps, user: Actor, body: Body): Promise<PositionAccess> {
  const companyId = requireCompany(user);
  const [id, now] = [newId(), deps.clock.now()];
  const expiresAt = new Date(now.getTime() + positionLimits.accessLife);
  const span = await findSpan(deps, companyId, body, { from: now, to: expiresAt });
  await insertPositionAccess(deps.db, {
    companyId,
    id,
    userId: user.userId,
    purpose: body.purpose,
    note: body.note ?? null,
    vehicleId: body.vehicleId ?? null,
    tripId: body.bookingId ?? null,
    startsAt: span.from,
    endsAt: span.to,
    createdAt: now,
    expiresAt,
  });
  return viewAccess(
    await selectAccesses(deps.db, companyId).where('access.id', '=', id).executeTakeFirstOrThrow(),
  );
}

export async function listAccesses({ db }: Deps, user: Actor): Promise<{ list: PositionAccess[] }> {
  const rows = await selectAccesses(db, requireCompany(user))
    .orderBy('access.createdAt', 'desc')
    .orderBy('access.id', 'desc')
    .limit(AT_MOST)
    .execute();
  return { list: rows.map(viewAccess) };
}

interface Look {
  readonly vehicleId?: string;
  /** Both moments of a day. */
  readonly span?: { readonly from: Date; readonly to: Date };
  readonly tripId?: string;
}

/**
 * Whether the caller stated a purpose for exactly this look, not longer ago than it is valid.
 * @throws AppProblem 404 for an access of somebody else, for another look, or that has ended
 */
export async function hasAccess(
  { db, clock }: Deps,
  user: Actor,
  accessId: string | undefined,
  { vehicleId, span, tripId }: Look,
): Promise<boolean> {
  if (accessId === undefined) return false;
  let query = db
    .selectFrom('positionAccesses')
    .select('id')
    .where('companyId', '=', requireCompany(user))
    .where('id', '=', accessId)
    .where('userId', '=', user.userId)
    .where('expiresAt', '>', clock.now())
    .where('vehicleId', vehicleId === undefined ? 'is' : '=', vehicleId ?? null)
    .where('tripId', tripId === undefined ? 'is' : '=', tripId ?? null);
  if (span) query = query.where('startsAt', '=', span.from).where('endsAt', '=', span.to);
  if ((await query.executeTakeFirst()) === undefined) throw accessNotFound();
  return true;
}

import type { AlertVerdict, TrackingAlert } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { notFound } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { readTripVehicles } from '../positions/trip-spans';
import { acknowledgeAlert } from './alert-repository';

const AT_MOST = 200;

const selectAlerts = (db: Db, companyId: string) =>
  db
    .selectFrom('trackingAlerts as alert')
    .innerJoin('fleetVehicles as vehicle', (join) =>
      join.onRef('vehicle.id', '=', 'alert.vehicleId').onRef('vehicle.companyId', '=', 'alert.companyId'),
    )
    .leftJoin('trips', (join) =>
      join.onRef('trips.id', '=', 'alert.tripId').onRef('trips.companyId', '=', 'alert.companyId'),
    )
    .leftJoin('users', 'users.id', 'alert.acknowledgedBy')
    .select([
      'alert.id',
      'alert.kind',
      'alert.startedAt',
      'alert.endedAt',
      'alert.vehicleId',
      'alert.figures',
      'alert.acknowledgedAt',
      'alert.verdict',
      'vehicle.plate',
      'trips.id as tripId',
      'trips.code',
      'trips.customerName',
      'users.email',
    ])
    .where('alert.companyId', '=', companyId);
type AlertRow = Awaited<ReturnType<ReturnType<typeof selectAlerts>['execute']>>[number];

const viewAlert = (row: AlertRow): TrackingAlert => ({
  alertId: row.id,
  kind: row.kind,
  startedAt: row.startedAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  vehicleId: row.vehicleId,
  plate: row.plate,
  trip:
    row.tripId === null || row.code === null
      ? null
      : { bookingId: row.tripId, code: row.code, customerName: row.customerName },
  figures: row.figures,
  acknowledgedAt: row.acknowledgedAt?.toISOString() ?? null,
  acknowledgedBy: row.email,
  verdict: row.verdict,
});

/** The newest first. @throws AppProblem 404 for a trip of nobody or another company */
export async function listAlerts(
  { db }: Deps,
  user: Actor,
  bookingId: string | undefined,
): Promise<{ list: TrackingAlert[] }> {
  const companyId = requireCompany(user);
  let query = selectAlerts(db, companyId);
  if (bookingId !== undefined) {
    await readTripVehicles(db, companyId, bookingId);
    query = query.where('alert.tripId', '=', bookingId);
  }
  const rows = await query
    .orderBy('alert.startedAt', 'desc')
    .orderBy('alert.id', 'desc')
    .limit(AT_MOST)
    .execute();
  return { list: rows.map(viewAlert) };
}

/** Those of the trips of a customer, the newest first. */
export async function listCustomerAlerts(
  { db }: Deps,
  user: Actor,
  customerId: string,
): Promise<TrackingAlert[]> {
  const rows = await selectAlerts(db, requireCompany(user))
    .where('trips.customerId', '=', customerId)
    .orderBy('alert.startedAt', 'desc')
    .orderBy('alert.id', 'desc')
    .execute();
  return rows.map(viewAlert);
}

/** A person has seen it, and says whether it was right. @throws AppProblem 404 for an alert of nobody or another company */
export async function acknowledge(
  { db, clock }: Deps,
  user: Actor,
  { alertId, verdict }: { readonly alertId: string; readonly verdict: AlertVerdict },
): Promise<TrackingAlert> {
  const companyId = requireCompany(user);
  const at = clock.now();
  if (!(await acknowledgeAlert(db, companyId, { alertId, verdict, userId: user.userId, at })))
    throw notFound('This alert');
  return viewAlert(
    await selectAlerts(db, companyId).where('alert.id', '=', alertId).executeTakeFirstOrThrow(),
  );
}

import type { AlertVerdict } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import { newId } from '../../../database/ids';
import type { Matter } from './matter';

/**
 * Raises alerts, and brings those that exist up to date: the same matter is one alert, however often it is evaluated.
 * @returns the ids of the new ones
 */
export async function upsertAlerts(
  db: Db,
  companyId: string,
  matters: readonly Matter[],
  now: Date,
): Promise<string[]> {
  if (matters.length === 0) return [];
  const rows = matters.map((one) => ({
    id: newId(),
    matter: one.matter,
    kind: one.kind,
    vehicle_id: one.vehicleId,
    trip_id: one.tripId,
    started_at: one.startedAt,
    ended_at: one.endedAt,
    figures: one.figures,
  }));
  const { rows: written } = await sql<{ id: string; isNew: boolean }>`
    insert into tracking_alerts as alert (company_id, id, matter, kind, vehicle_id, trip_id, started_at, ended_at, figures,
      created_at)
    select ${companyId}, found.id, found.matter, found.kind, found.vehicle_id, found.trip_id, found.started_at,
      found.ended_at, found.figures, ${now}
    from json_to_recordset(${JSON.stringify(rows)}::json) as found(id uuid, matter text, kind text, vehicle_id uuid,
      trip_id uuid, started_at timestamptz, ended_at timestamptz, figures jsonb)
    on conflict (company_id, matter) do update set ended_at = excluded.ended_at,
      -- It began when it was raised, not when it was evaluated again.
      figures = excluded.figures || jsonb_build_object('since', alert.figures->'since')
    returning id, xmax = 0 as is_new`.execute(db);
  return written.filter(({ isNew }) => isNew).map(({ id }) => id);
}

/** Trackers that were heard again are no longer silent. */
export async function endSilences(db: Db): Promise<void> {
  await sql`update tracking_alerts alert set ended_at = state.seen_at,
      figures = alert.figures || jsonb_build_object('until', state.seen_at)
    from tracker_installations installation join tracker_states state
      on state.company_id = installation.company_id and state.tracker_id = installation.tracker_id
    where alert.kind = 'trackerSilent' and alert.ended_at is null and installation.ends_at is null
      and installation.company_id = alert.company_id and installation.vehicle_id = alert.vehicle_id
      and state.seen_at > alert.started_at`.execute(db);
}

interface Acknowledgement {
  readonly alertId: string;
  readonly verdict: AlertVerdict;
  readonly userId: string;
  readonly at: Date;
}

/** Only once: who acknowledged it first is kept. @returns whether there is such an alert */
export async function acknowledgeAlert(
  db: Db,
  companyId: string,
  { alertId, verdict, userId, at }: Acknowledgement,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trackingAlerts')
    .set((eb) => ({
      verdict,
      acknowledgedAt: eb.fn.coalesce('acknowledgedAt', eb.val(at)),
      acknowledgedBy: eb.fn.coalesce('acknowledgedBy', eb.val(userId)),
    }))
    .where('companyId', '=', companyId)
    .where('id', '=', alertId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteAlertsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('trackingAlerts').where('startedAt', '<', before).execute();
}

/** How the vehicles of a customer's trips were driven. */
export async function deleteCustomerAlerts(db: Db, companyId: string, customerId: string): Promise<void> {
  await sql`delete from tracking_alerts using trips
    where trips.company_id = ${companyId} and trips.customer_id = ${customerId}
      and tracking_alerts.company_id = trips.company_id and tracking_alerts.trip_id = trips.id`.execute(db);
}

import { trackingAlertKinds, type TrackingAlertKind } from '@portal/shared/contract';
import { sql, type RawBuilder } from 'kysely';

import { AT_MOST, filterTrip, type AlertQuery, type Found } from './queries';

/** An alert that nobody acknowledged stays this long; the page of tracking has all. */
const RECENT = '7 days';

const select =
  (kind: TrackingAlertKind) =>
  ({ companyId, now, bookingId }: AlertQuery): RawBuilder<Found> => sql<Found>`
    select t.id as trip_id, t.code, vehicle.plate, t.customer_id, t.customer_name,
      alert.figures || jsonb_build_object('alertId', alert.id) as figures
    from tracking_alerts alert
    join fleet_vehicles vehicle on vehicle.id = alert.vehicle_id and vehicle.company_id = alert.company_id
    left join trips t on t.id = alert.trip_id and t.company_id = alert.company_id
    where alert.company_id = ${companyId} and alert.kind = ${kind} and alert.acknowledged_at is null
      and alert.started_at > ${now}::timestamptz - ${RECENT}::interval
      ${kind === 'yardArrived' ? sql`and t.status = 'ONGOING'` : sql``} ${filterTrip(bookingId)}
    order by alert.started_at desc limit ${AT_MOST}`;

/** What the watch of positions raised and nobody has acknowledged. A vehicle that is back needs no more notice. */
export const trackingQueries = Object.fromEntries(
  trackingAlertKinds.map((kind) => [kind, select(kind)]),
) as Readonly<Record<TrackingAlertKind, (alertQuery: AlertQuery) => RawBuilder<Found>>>;

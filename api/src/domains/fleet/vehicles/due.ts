import { limits, type FleetDue } from '@portal/shared/contract';
import { sql, type RawBuilder } from 'kysely';

const DAYS = limits.fleetAlerts.days[1];

/** What the dashboard counts a `vehicle` for; the list behind the figure shows the same. */
export function dueCondition(due: FleetDue, today: string): RawBuilder<boolean> {
  const soon = sql`${today}::date + ${DAYS}::int`;
  return due === 'papers'
    ? sql`(vehicle.registration_due_date <= ${soon} or vehicle.insurance_due_date <= ${soon})`
    : sql`(vehicle.next_service_date <= ${soon} or vehicle.current_km >= vehicle.next_service_km)`;
}

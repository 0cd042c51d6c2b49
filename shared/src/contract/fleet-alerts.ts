import { DAY } from './time';
import type { FleetAlert } from './entities/fleet-alert';
import { fleetAlerts } from './limits';

/** The data that a vehicle's alerts follow from. */
export interface Due {
  readonly registrationDueDate: string;
  readonly insuranceDueDate: string | null;
  readonly nextServiceDate: string;
  readonly currentKm: number;
  readonly nextServiceKm: number;
}

const daysUntil = (due: string, today: string): number => (Date.parse(due) - Date.parse(today)) / DAY;

/** The narrowest threshold that `left` has reached. */
const findThreshold = (left: number, thresholds: readonly number[]): number | undefined =>
  thresholds.filter((threshold) => left <= threshold).at(-1);

function toAlerts(kind: FleetAlert['kind'], unit: FleetAlert['unit'], left: number): FleetAlert[] {
  const at = findThreshold(left, fleetAlerts[unit === 'day' ? 'days' : 'kilometres']);
  return at === undefined ? [] : [{ kind, unit, left, at }];
}

/** What a vehicle needs soon or is overdue for. `today` is the current day at the vehicle's place. */
export const listFleetAlerts = (due: Due, today: string): FleetAlert[] => [
  ...toAlerts('registration', 'day', daysUntil(due.registrationDueDate, today)),
  ...(due.insuranceDueDate === null
    ? []
    : toAlerts('insurance', 'day', daysUntil(due.insuranceDueDate, today))),
  ...toAlerts('service', 'day', daysUntil(due.nextServiceDate, today)),
  ...toAlerts('service', 'kilometre', due.nextServiceKm - due.currentKm),
];

import { limits } from '@portal/shared/contract';
import { isExtendable, isMovable, type Bar, type VehicleLine } from './bars';
import { DAY } from './scale';

/** The planned position of a trip: nothing has changed yet. */
export interface Plan {
  readonly bar: Bar;
  readonly vehicleId: string;
  readonly start: number;
  readonly end: number;
}

/** The agreed end; the bar of an overdue trip ends elsewhere. */
const agreedEnd = ({ trip, end }: Bar): number => (trip ? Date.parse(trip.bookingEndDate) : end);

export const toPlan = (bar: Bar): Plan => ({
  bar,
  vehicleId: bar.vehicleId,
  start: bar.start,
  end: agreedEnd(bar),
});

export const isChanged = ({ bar, vehicleId, start, end }: Plan): boolean =>
  vehicleId !== bar.vehicleId || start !== bar.start || end !== agreedEnd(bar);

/** The same length, earlier or later, possibly with another vehicle. An ongoing trip stays. */
export function moved(plan: Plan, by: number, vehicleId: string = plan.vehicleId): Plan {
  if (!isMovable(plan.bar)) return plan;
  return { ...plan, vehicleId, start: plan.start + by, end: plan.end + by };
}

/** Another end: after the start, and for an ongoing trip not before the agreed end. */
export function resizePlan(plan: Plan, end: number, step: number): Plan {
  if (!isExtendable(plan.bar)) return plan;
  const least = isMovable(plan.bar) ? plan.start + Math.min(step, DAY) : agreedEnd(plan.bar);
  const most = plan.start + limits.trip.daysMax * DAY;
  return { ...plan, end: Math.min(Math.max(end, least), most) };
}

/** What already occupies the vehicle then. Nobody knows when an overdue vehicle comes back. */
export function findClash(lines: readonly VehicleLine[], { bar, vehicleId, start, end }: Plan): Bar | null {
  const line = lines.find((one) => one.vehicleId === vehicleId);
  return (
    line?.bars.find(
      (other) =>
        (!bar.trip || other.trip?.bookingId !== bar.trip.bookingId) &&
        other.start < end &&
        (other.end > start || other.standing === 'OVERDUE'),
    ) ?? null
  );
}

/** The vehicle this many lines below, or above. */
export function findNeighbour(lines: readonly VehicleLine[], vehicleId: string, by: number): string {
  const at = lines.findIndex((line) => line.vehicleId === vehicleId);
  return lines[at + by]?.vehicleId ?? vehicleId;
}

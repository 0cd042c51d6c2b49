import type { CountryCode } from '@portal/shared/contract';
import { tripPaths } from '../../../entities/trip/paths';
import { toIsoDay, getMidnight } from './days';
import { DAY, type Zoom } from './scale';

const HOUR = DAY / 24;
/** The usual start time of a trip. */
const USUAL_HOUR = 10;

interface Surroundings {
  readonly zoom: Zoom;
  readonly now: number;
  readonly country: CountryCode;
}

/** ISO moments. */
export interface NewPeriod {
  readonly from: string;
  readonly to: string;
}

/** The time of a new trip on a day, starting near a moment; none in the past. */
export function newPeriodAt(moment: number, { zoom, now, country }: Surroundings): NewPeriod | null {
  const midnight = getMidnight(toIsoDay(moment, country), country);
  if (midnight + DAY <= now) return null;
  const proposed =
    zoom === 'day' ? Math.floor(moment / (HOUR / 2)) * (HOUR / 2) : midnight + USUAL_HOUR * HOUR;
  const from = Math.max(proposed, Math.ceil(now / HOUR) * HOUR);
  return { from: new Date(from).toISOString(), to: new Date(from + DAY).toISOString() };
}

/** The address of a new trip with a vehicle. */
export const newTripPath = (vehicleId: string, period: NewPeriod | null): string =>
  `${tripPaths.new}?${new URLSearchParams({ vehicleId, ...period })}`;

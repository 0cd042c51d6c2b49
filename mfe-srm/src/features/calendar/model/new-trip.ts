import type { CountryCode } from '@portal/shared/contract';
import { tripPaths } from '../../trips/paths';
import { dayOf, midnightOf } from './days';
import { DAY, type Zoom } from './scale';

const HOUR = DAY / 24;
/** When a trip of a day usually begins. */
const USUAL_HOUR = 10;

interface Around {
  readonly zoom: Zoom;
  readonly now: number;
  readonly country: CountryCode;
}

/** The address of a new trip of a day from about a moment on; none for what has passed. */
export function newTripAt(vehicleId: string, moment: number, { zoom, now, country }: Around): string | null {
  const midnight = midnightOf(dayOf(moment, country), country);
  if (midnight + DAY <= now) return null;
  const asked = zoom === 'day' ? Math.floor(moment / (HOUR / 2)) * (HOUR / 2) : midnight + USUAL_HOUR * HOUR;
  const from = Math.max(asked, Math.ceil(now / HOUR) * HOUR);
  const params = new URLSearchParams({
    vehicleId,
    from: new Date(from).toISOString(),
    to: new Date(from + DAY).toISOString(),
  });
  return `${tripPaths.new}?${params}`;
}

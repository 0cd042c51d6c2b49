import { getZoneOffset } from '@portal/shared/format';

const DAY = 86_400_000;

/** The first moment of a day in a time zone, moved by whole days. */
export const toMoment =
  (timeZone: string) =>
  (day: string, daysLater: number): string => {
    const midnight = Date.parse(`${day}T00:00Z`) + daysLater * DAY;
    // The zone's clocks may change between the two midnights.
    const estimate = midnight - getZoneOffset(timeZone, midnight);
    return new Date(midnight - getZoneOffset(timeZone, estimate)).toISOString();
  };

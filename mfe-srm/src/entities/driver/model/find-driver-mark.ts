import {
  findExpiringDocuments,
  toCountryDay,
  type TripDriver,
  type TripRecord,
} from '@portal/shared/contract';

type DriverMark = 'expired' | 'ending';

/**
 * What is wrong with a driver's licence for a trip; null if it is valid until the return.
 * @param now in milliseconds since 1970
 */
export function findDriverMark(
  { drivingLicenseExpireDate }: TripDriver,
  { bookingStartDate, bookingEndDate }: TripRecord,
  now: number,
  timeZone: string,
): DriverMark | null {
  const today = toCountryDay(new Date(now), timeZone);
  const [startDay, endDay] = [bookingStartDate, bookingEndDate ?? bookingStartDate].map((moment) =>
    moment ? toCountryDay(moment, timeZone) : today,
  );
  const [licence] = findExpiringDocuments({ drivingLicenseExpireDate }, startDay ?? today, endDay);
  if (!licence) return null;
  return licence.expiresOn < today ? 'expired' : 'ending';
}

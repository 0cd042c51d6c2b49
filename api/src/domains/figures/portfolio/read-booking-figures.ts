import { type Days, type Country } from '@portal/shared/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema';
import { toWindow } from '../../../time/window';
import { measureFigures } from '../../rentals';
import type { Period } from '../../../time/period';

interface BookingQuery {
  readonly country: Country;
  readonly now: Date;
  readonly period: Period;
}

/**
 * Trips booked from the enquiries of a period and of the one before, each to compare with the number of
 * enquiries.
 */
export async function readBookingFigures(
  db: Kysely<Database>,
  companyId: string | null,
  { country, now, period }: BookingQuery,
) {
  const count = async (days: Days) =>
    companyId === null
      ? 0
      : (
          await measureFigures(db, companyId, ['enquiryBookings'], {
            country,
            now,
            window: toWindow(days, country),
          })
        ).enquiryBookings;
  const [current, previous] = await Promise.all([count(period), count(period.previous)]);
  const figures = (bookings: number) => (enquiries: number) => ({
    bookings,
    bookingRate: enquiries === 0 ? null : bookings / enquiries,
  });
  return { now: figures(current), before: figures(previous) };
}

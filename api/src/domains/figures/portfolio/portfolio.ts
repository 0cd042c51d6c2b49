import { listDays, type dateRangeQuery, type Portfolio } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Actor, Deps } from '../../../deps';
import { getEnquiryCounts } from '../../enquiries';
import { getListingCounts as listingCountsOf } from '../../catalogue';
import { listExpiringDocuments } from './documents';
import { readFirstSteps } from './first-steps';
import { readBookingFigures } from './read-booking-figures';
import { readComparedFigures, enquiryBreakdown } from './enquiry-figures';
import { toPeriod } from '../../../time/period';
import { getToday } from '../../../time/today';
import { readRevenueByListing } from './read-revenue-by-listing';
import { toWindow } from '../../../time/window';
import { vehicleFigures } from './vehicles';
import { viewFigures, viewsByListing } from './view-figures';

/** Everything on the dashboard, one statement for each figure; they run in parallel. */
export async function getPortfolio(
  deps: Deps,
  user: Actor,
  range: v.InferOutput<typeof dateRangeQuery>,
): Promise<Portfolio> {
  const { db, country, clock } = deps;
  const { userId, companyId } = user;
  const now = clock.now();
  const today = getToday(country, now);
  const period = toPeriod(range, today);
  const [vehicles, compared, breakdown, views, byListing, counts, documents, bookings, revenue, firstSteps] =
    await Promise.all([
      listingCountsOf(db, userId),
      readComparedFigures(db, country, userId, period),
      enquiryBreakdown(db, country, userId, period),
      viewFigures(db, userId, period),
      viewsByListing(db, userId, period),
      getEnquiryCounts(db, userId, now),
      listExpiringDocuments(db, userId, today),
      readBookingFigures(db, companyId, { country, now, period }),
      readRevenueByListing(db, user, toWindow(period, country)),
      readFirstSteps(db, user),
    ]);
  const { now: figures, before } = compared;
  return {
    totalVehicles: vehicles.all,
    publishedVehicles: vehicles.published,
    incompleteVehicles: vehicles.incomplete,
    ...figures,
    ...bookings.now(figures.totalEnquiries),
    views: views.now,
    previous: { ...before, ...bookings.before(before.totalEnquiries), views: views.before },
    byDay: listDays(period).map((date) => ({
      date,
      views: views.byDay.get(date) ?? 0,
      ...(breakdown.byDay.get(date) ?? { enquiries: 0, contacted: 0 }),
    })),
    byVehicle: await vehicleFigures(deps, userId, {
      views: byListing,
      enquiries: breakdown.byVehicle,
      revenue,
    }),
    waitingEnquiries: counts.NEW,
    expiringDocuments: documents,
    ...(firstSteps && { firstSteps }),
  };
}

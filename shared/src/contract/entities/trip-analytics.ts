import * as v from 'valibot';

const count = v.nullish(v.number());
const money = v.nullish(v.union([v.string(), v.number()]));
/**
 * What is compared between a period and the one before it. Utilisation is the rented share of available
 * vehicle-hours, from 0 to 1.
 */
const periodFigures = {
  tripsStarted: count,
  completedTrips: count,
  cancelledTrips: count,
  revenue: money,
  utilisation: count,
};

/** Metrics of the rental dashboard. A missing one is not shown. */
export const tripAnalytics = v.looseObject({
  ...periodFigures,
  /** As it is now. */
  ongoingTrips: count,
  incompleteTrips: count,
  overdueTrips: count,
  dueBackToday: count,
  outstanding: money,
  expiringDocuments: count,
  serviceDue: count,
  depositsDue: count,
  /** The period of the same length just before. */
  previous: v.nullish(v.object(periodFigures)),
  byDay: v.nullish(
    v.array(v.object({ date: v.string(), started: count, ended: count, revenue: money, utilisation: count })),
  ),
  byVehicle: v.nullish(
    v.array(
      v.object({
        vehicleId: v.string(),
        plate: v.nullish(v.string()),
        name: v.nullish(v.string()),
        trips: count,
        revenue: money,
        utilisation: count,
      }),
    ),
  ),
});
export type TripAnalytics = v.InferOutput<typeof tripAnalytics>;

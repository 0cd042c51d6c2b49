import * as v from 'valibot';

const count = v.nullish(v.number());
const money = v.nullish(v.union([v.string(), v.number()]));

/** What is compared between a period and the one before it. Shares are from 0 to 1, times in milliseconds. */
const periodFigures = {
  views: count,
  totalEnquiries: count,
  /** Enquiries that were answered. */
  contacted: count,
  /** The share of answered enquiries. */
  conversionRate: count,
  /** Trips booked from enquiries of the period, and their share of all enquiries that came. */
  bookings: count,
  bookingRate: count,
  /** The median time from an enquiry's arrival to its first answer. */
  responseTime: count,
};
/** The results of one of the agent's vehicles. */
export const vehicleFigures = v.object({
  vehicleId: v.string(),
  vehicleTitle: v.nullish(v.string()),
  vehicleCode: v.nullish(v.string()),
  photo: v.nullish(v.string()),
  isVisible: v.nullish(v.boolean()),
  views: count,
  enquiries: count,
  contacted: count,
  /** What trips with this vehicle, closed in the period, earned. Missing if it is in no fleet. */
  revenue: money,
});
const dayFigures = v.object({ date: v.string(), views: count, enquiries: count, contacted: count });
const expiringDocument = v.object({
  /** The company's own licence, or a listing's. */
  kind: v.picklist(['company', 'listing']),
  vehicleId: v.nullish(v.string()),
  title: v.nullish(v.string()),
  date: v.string(),
});

/** What a new agent has done of the rental desk's first steps. */
const firstSteps = v.object({
  tax: v.boolean(),
  terms: v.boolean(),
  vehicle: v.boolean(),
  /** The agent's only listing: the fleet can begin with its vehicle. */
  onlyListingId: v.nullish(v.string()),
  /** A trip has started, whether or not it is over. */
  trip: v.boolean(),
});

/** Metrics of the dashboard. Servers count different things, so a missing metric is not shown. */
export const portfolio = v.looseObject({
  totalVehicles: count,
  publishedVehicles: count,
  incompleteVehicles: count,
  ...periodFigures,
  /** The period of the same length just before. */
  previous: v.nullish(v.object(periodFigures)),
  byDay: v.nullish(v.array(dayFigures)),
  /** The most viewed first, at most a hundred. */
  byVehicle: v.nullish(v.array(vehicleFigures)),
  /** What needs doing today. */
  waitingEnquiries: count,
  expiringDocuments: v.nullish(v.array(expiringDocument)),
  /** Missing once all of them are done. */
  firstSteps: v.nullish(firstSteps),
});
export type Portfolio = v.InferOutput<typeof portfolio>;
export type VehicleFigures = v.InferOutput<typeof vehicleFigures>;
export type DayFigures = v.InferOutput<typeof dayFigures>;
export type FirstSteps = v.InferOutput<typeof firstSteps>;
export type ExpiringDocument = v.InferOutput<typeof expiringDocument>;

export const enquiryFigures = v.looseObject({
  total: v.nullish(v.number()),
  list: v.nullish(v.array(v.object({ date: v.string(), count: v.number() }))),
  /** How many there are, by status. */
  byStatus: v.nullish(v.record(v.string(), v.number())),
});

/** Questions sent through the marketplace's contact form about the agent's vehicles. */
export const queryRow = v.looseObject({
  id: v.optional(v.string()),
  _id: v.optional(v.string()),
  message: v.nullish(v.string()),
  createdAt: v.nullish(v.string()),
  name: v.nullish(v.string()),
  vehicle: v.nullish(v.string()),
});

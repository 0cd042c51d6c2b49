/**
 * Metrics whose rows are trips: a list requested with one of them has exactly the trips that the metric
 * counts or sums up. The first ones belong to the days that are requested with them, the others to the
 * present moment.
 */
export const tripFiguresOfDays = [
  'tripsStarted',
  'completedTrips',
  'cancelledTrips',
  'revenue',
  'enquiryBookings',
] as const;
export const tripFiguresOfNow = [
  'ongoingTrips',
  'incompleteTrips',
  'overdueTrips',
  'dueBackToday',
  'outstanding',
  'depositsDue',
] as const;
export const tripFigures = [...tripFiguresOfDays, ...tripFiguresOfNow] as const;
export type TripFigure = (typeof tripFigures)[number];

export const isDaysFigure = (figure: TripFigure): boolean =>
  tripFiguresOfDays.some((name) => name === figure);

/** Reasons to count vehicles of the fleet: documents that expire, a service that is due. */
export const fleetDues = ['papers', 'service'] as const;
export type FleetDue = (typeof fleetDues)[number];

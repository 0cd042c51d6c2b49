/**
 * Figures whose rows are trips: a list asked for with one of them has exactly the trips that the figure counts, or sums up. The first
 * ones are of the days that are asked for with them, the others of the moment.
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

export const isFigureOfDays = (figure: TripFigure): boolean =>
  tripFiguresOfDays.some((name) => name === figure);

/** What vehicles of the fleet are counted for: papers that run out, a service that is due. */
export const fleetDues = ['papers', 'service'] as const;
export type FleetDue = (typeof fleetDues)[number];

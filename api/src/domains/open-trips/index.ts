/** Trips that are not over keep what they need from being deleted. */
export { refuseOpenTrips } from './refuse-open-trips';

/** Prevents the deletion of what open trips need. */
export { refuseOpenTrips } from './refuse-open-trips';

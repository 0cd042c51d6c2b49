import { paths } from '../../model/paths';

/** Where trips are made, listed and closed. */
export const tripPaths = {
  new: paths.newTrip,
  edit: '/srm/trips/edit/:bookingId',
  ongoing: '/srm/ongoing-trips',
  end: '/srm/end-trip/:bookingId',
  swap: '/srm/swap-vehicle/:bookingId',
  completed: '/srm/completed-trips',
  incomplete: '/srm/incomplete-trips',
  calendar: '/srm/calendar',
  today: '/srm/today',
} as const;

const withId = (path: string, bookingId: string) => path.replace(':bookingId', bookingId);
export const editTripPath = (bookingId: string): string => withId(tripPaths.edit, bookingId);
export const swapVehiclePath = (bookingId: string): string => withId(tripPaths.swap, bookingId);
export const endTripPath = (bookingId: string): string => withId(tripPaths.end, bookingId);

/** Pages of customers and fleet, as the specification names them. */
export const customerPath = (customerId: string): string => `/srm/customer-details/${customerId}`;
export const vehiclePath = (vehicleId: string): string => `/srm/manage-vehicles/edit/${vehicleId}`;

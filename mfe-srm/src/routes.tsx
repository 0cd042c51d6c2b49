import { redirect, type RouteObject } from 'react-router-dom';
import type en from './messages/en.messages.json';

/** A page of the route table whose domain a later release builds. */
const notice = (path: string, title: keyof typeof en): RouteObject => ({
  path,
  handle: { title },
  lazy: async () => {
    const { ReleaseNoticePage } = await import(
      /* webpackChunkName: "page-release-notice" */ './features/release-notice/pages/ReleaseNoticePage'
    );
    return { element: <ReleaseNoticePage title={title} /> };
  },
});

export const routes: RouteObject[] = [
  { path: '/srm', loader: () => redirect('/srm/dashboard'), element: null },
  notice('/srm/dashboard', 'srm.dashboard.title'),
  notice('/srm/trips/new', 'srm.newTrip.title'),
  notice('/srm/trips/edit/:bookingId', 'srm.editTrip.title'),
  notice('/srm/ongoing-trips', 'srm.ongoingTrips.title'),
  notice('/srm/end-trip/:bookingId', 'srm.endTrip.title'),
  notice('/srm/completed-trips', 'srm.completedTrips.title'),
  notice('/srm/incomplete-trips', 'srm.incompleteTrips.title'),
  notice('/srm/manage-vehicles', 'srm.vehicles.title'),
  notice('/srm/manage-vehicles/add', 'srm.addVehicle.title'),
  notice('/srm/manage-vehicles/edit/:vehicleId', 'srm.editVehicle.title'),
  notice('/srm/customer-list', 'srm.customers.title'),
  notice('/srm/customer-details/:customerId', 'srm.customer.title'),
  notice('/srm/tax-info/edit', 'srm.editTaxInfo.title'),
  notice('/srm/contracts/edit', 'srm.editContract.title'),
  notice('/srm/intro', 'srm.intro.title'),
  notice('/srm/tax-info', 'srm.taxInfo.title'),
  notice('/srm/contract', 'srm.contract.title'),
];

import { type Days } from '@portal/shared/contract';
import { withQuery } from '../../../entities/listing/model/result-links';

/** The trips that came from the enquiries of these days. */
export const bookingsLink = ({ from, to }: Days): string =>
  withQuery('/srm/ongoing-trips', { figure: 'enquiryBookings', from, to });

export const listingsLink = (show?: 'published' | 'incomplete'): string => withQuery('/listings', { show });

export const registerCompanyPath = '/register/company-details';

/** Where the rental desk is set up. */
export const deskLinks = {
  tax: '/srm/tax-info',
  terms: '/srm/contract',
  newTrip: '/srm/trips/new',
} as const;

/** The form of a new vehicle of the fleet, filled in from a listing if one is given. */
export const addFleetVehicleLink = (listing?: string): string =>
  withQuery('/srm/manage-vehicles/add', { listing });

export const addListingLink = (userId: string): string => `/listings/add/${encodeURIComponent(userId)}`;

interface Owner {
  readonly companyId: string;
  readonly userId: string;
}
export const listingLink = (vehicleId: string, { companyId, userId }: Owner): string =>
  `/listings/view/${[vehicleId, companyId, userId].map(encodeURIComponent).join('/')}`;

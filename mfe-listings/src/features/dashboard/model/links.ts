import { type Days } from '@portal/shared/contract';

const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
};

interface EnquiryRows extends Partial<Days> {
  readonly status?: 'new' | 'answered';
  readonly vehicle?: string;
}

/** The rows behind a metric, on the page that shows them. */
export const enquiriesLink = ({ status, from, to, vehicle }: EnquiryRows): string =>
  withQuery('/enquiries', { status, from, to, vehicle });

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

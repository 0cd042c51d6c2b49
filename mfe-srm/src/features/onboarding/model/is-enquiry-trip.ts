import { paths } from '../../../model/paths';

/** A new trip that takes its dates and customer from an enquiry. */
export const isEnquiryTrip = (address: string): boolean =>
  address.startsWith(`${paths.newTrip}?`) &&
  new URLSearchParams(address.slice(paths.newTrip.length)).has('enquiryId');

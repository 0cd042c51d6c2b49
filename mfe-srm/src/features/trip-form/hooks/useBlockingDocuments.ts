import { countries, type CustomerRecord, type TripRecord } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { findDocumentProblems, type TripTimes } from '../model/find-document-problems';

export interface BlockingDocuments extends TripTimes {
  readonly customer: CustomerRecord;
}

/**
 * The customer whose documents prevent the start of a trip; null where nothing does.
 * @param isOpening the trip can start now; one of another day has time to get the documents
 * @param now in milliseconds since 1970
 */
export function useBlockingDocuments(
  { customer, bookingStartDate: start, bookingEndDate: end }: TripRecord,
  isOpening: boolean,
  now: number,
): BlockingDocuments | null {
  const { timeZone } = countries[useCountry().id];
  if (!isOpening || !customer) return null;
  const moment = { now: new Date(now).toISOString(), timeZone };
  return findDocumentProblems(customer, { start, end }, moment).isBlocking ? { customer, start, end } : null;
}

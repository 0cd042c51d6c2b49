import {
  findExpiringDocuments,
  toCountryDay,
  type CustomerRecord,
  type ExpiringIdDocument,
} from '@portal/shared/contract';
import { documentKinds, getDocumentNumber } from '../../../entities/customer/model/customer';

export interface TripTimes {
  /** Of the trip; without one, now counts. */
  readonly start?: string | null | undefined;
  readonly end?: string | null | undefined;
}

export interface DocumentProblems {
  readonly expiring: readonly ExpiringIdDocument[];
  /** No document has a number. */
  readonly isUnknown: boolean;
  /** The trip cannot start. */
  readonly isBlocking: boolean;
}

/** What is wrong with a customer's documents for a trip. @param now as an ISO moment */
export function findDocumentProblems(
  customer: CustomerRecord,
  { start, end }: TripTimes,
  { now, timeZone }: { readonly now: string; readonly timeZone: string },
): DocumentProblems {
  const [startDay = '', endDay] = [start ?? now, end ?? start ?? now].map((moment) =>
    toCountryDay(moment, timeZone),
  );
  const expiring = findExpiringDocuments(customer, startDay, endDay);
  const isUnknown = documentKinds.every((kind) => getDocumentNumber(customer, kind) === '');
  return { expiring, isUnknown, isBlocking: isUnknown || expiring.some(({ blocksStart }) => blocksStart) };
}

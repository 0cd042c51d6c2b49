import type { TripLabel, TripStatus } from '@portal/shared/contract';
import { tripPaths } from '../../../entities/trip/paths';

/** The three lists of trips. */
export const listKinds = ['ongoing', 'completed', 'incomplete'] as const;
export type ListKind = (typeof listKinds)[number];

/** The orders of the lists: a column of the call, and its direction. */
export type SortName =
  | 'bookingEndDate-asc'
  | 'bookingStartDate-desc'
  | 'bookingStartDate-asc'
  | 'closedAt-desc'
  | 'closedAt-asc'
  | 'createdAt-desc'
  | 'customerName-asc'
  | 'vehicleRegistrationNumber-asc'
  | 'total-desc';

interface ListDefinition {
  readonly path: string;
  /** The first is the default of a list. */
  readonly statuses: readonly TripStatus[];
  readonly labels: readonly TripLabel[];
  /** The orders to choose from; the first is the default. */
  readonly sorts: readonly SortName[];
  readonly hasUnpaid: boolean;
}

const named = ['customerName-asc', 'vehicleRegistrationNumber-asc', 'total-desc'] as const;

export const lists: Readonly<Record<ListKind, ListDefinition>> = {
  ongoing: {
    path: tripPaths.ongoing,
    statuses: ['ONGOING'],
    labels: ['OVERDUE', 'DUE_TODAY'],
    sorts: ['bookingEndDate-asc', 'bookingStartDate-desc', ...named],
    hasUnpaid: true,
  },
  completed: {
    path: tripPaths.completed,
    statuses: ['COMPLETED'],
    labels: [],
    sorts: ['closedAt-desc', 'closedAt-asc', ...named],
    hasUnpaid: true,
  },
  incomplete: {
    path: tripPaths.incomplete,
    statuses: ['INCOMPLETE', 'CANCELLED'],
    labels: ['DRAFT', 'RESERVED'],
    sorts: ['createdAt-desc', 'bookingStartDate-asc', ...named],
    hasUnpaid: false,
  },
};

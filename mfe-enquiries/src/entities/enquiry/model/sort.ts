import { defineSort, type Sort } from '@portal/shared/address';
import type { Row } from './row';

export const sortColumns = ['amount', 'date', 'expiry'] as const;
export type SortColumn = (typeof sortColumns)[number];

/** As the address and the sort menu name them; the first is the order in which the server answers. */
export const sortNames = [
  'date-desc',
  'date-asc',
  'expiry-asc',
  'expiry-desc',
  'amount-desc',
  'amount-asc',
] as const;
export const enquirySort = defineSort<SortColumn>(sortNames);
export const newestFirst = enquirySort.first;
export const isNewestFirst = ({ by, descending }: Sort<SortColumn>): boolean => by === 'date' && descending;

const figures: Readonly<Record<SortColumn, (row: Row) => number>> = {
  amount: ({ total }) => total,
  date: ({ createdAt }) => createdAt,
  // Only new enquiries still expire.
  expiry: ({ status, expiresAt }) => (status === 'NEW' ? expiresAt : Number.NaN),
};

/** Rows without a value are last in either direction; equal ones keep their order. */
export function sortRows(rows: readonly Row[], { by, descending }: Sort<SortColumn>): Row[] {
  const getSortValue = figures[by];
  const figured = rows.map((row) => ({ row, figure: getSortValue(row) }));
  const turn = descending ? -1 : 1;
  figured.sort((a, b) => {
    const [aMissing, bMissing] = [Number.isNaN(a.figure), Number.isNaN(b.figure)];
    if (aMissing || bMissing) return Number(aMissing) - Number(bMissing);
    return (a.figure - b.figure) * turn;
  });
  return figured.map(({ row }) => row);
}

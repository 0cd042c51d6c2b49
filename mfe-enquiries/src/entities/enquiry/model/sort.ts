import type { Row } from './row';

export const sortColumns = ['amount', 'date', 'expiry'] as const;
export type SortColumn = (typeof sortColumns)[number];
export interface Sort {
  readonly by: SortColumn;
  readonly descending: boolean;
}
/** The order in which the server answers. */
export const newestFirst: Sort = { by: 'date', descending: true };
export const isNewestFirst = ({ by, descending }: Sort): boolean => by === 'date' && descending;

/** As the address and the sort menu name them. */
export const sortNames = [
  'date-desc',
  'date-asc',
  'expiry-asc',
  'expiry-desc',
  'amount-desc',
  'amount-asc',
] as const;
export type SortName = (typeof sortNames)[number];

export const sortText = ({ by, descending }: Sort): SortName => `${by}-${descending ? 'desc' : 'asc'}`;

const sorts: ReadonlyMap<string | null, Sort> = new Map(
  sortNames.map((name) => {
    const [by, direction] = name.split('-') as [SortColumn, string];
    return [name, { by, descending: direction === 'desc' }];
  }),
);

/**
 * The same object for the same order, because a new one sorts ten thousand rows again. Newest first for an
 * unknown order.
 */
export const readSort = (text: string | null): Sort => sorts.get(text) ?? newestFirst;

const figures: Readonly<Record<SortColumn, (row: Row) => number>> = {
  amount: ({ total }) => total,
  date: ({ createdAt }) => createdAt,
  // Only new enquiries still expire.
  expiry: ({ status, expiresAt }) => (status === 'NEW' ? expiresAt : Number.NaN),
};

/** Rows without a value are last in either direction; equal ones keep their order. */
export function sortRows(rows: readonly Row[], { by, descending }: Sort): Row[] {
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

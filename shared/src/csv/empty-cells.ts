/** What a line that changes a record writes to empty a field: an empty cell leaves what is there. */
const EMPTYING = '-';

export const isEmptying = (cell: string | undefined): boolean => cell?.trim() === EMPTYING;

/** The cells to read: those that empty a field are empty. */
export const readEmptying = <Id extends string>(
  cells: Readonly<Record<Id, string>>,
): Readonly<Record<Id, string>> =>
  Object.fromEntries(
    Object.entries<string>(cells).map(([id, cell]) => [id, isEmptying(cell) ? '' : cell]),
  ) as Record<Id, string>;

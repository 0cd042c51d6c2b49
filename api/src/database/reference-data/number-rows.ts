/** Rows of a table with the column names of the database, in the order in which they are offered. */
export interface TableRows {
  readonly table: string;
  readonly rows: readonly Readonly<Record<string, string | number | boolean | null>>[];
}

/** Numbers the rows: the order of the reference data is the order of the lists. */
export function numberRows(
  table: string,
  rows: readonly Readonly<Record<string, string | null>>[],
): TableRows {
  return { table, rows: rows.map((row, position) => ({ ...row, position, retired: false })) };
}

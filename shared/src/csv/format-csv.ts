import { unparse } from 'papaparse';

/** Spreadsheets treat a cell that begins like this as a formula, and may run it. */
const formula = /^[=+\-@\t\r]/;
/** Without it Excel reads UTF-8 as something else. */
const BOM = '\ufeff';

/** A CSV file that is safe in spreadsheets: every cell is text or a number, none a formula. */
export const formatCsv = (
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string =>
  BOM +
  unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { escapeFormulae: formula, newline: '\r\n' },
  );

import { unparse } from 'papaparse';

/** Spreadsheets take a cell that begins like this for a formula, and may run it. */
const formula = /^[=+\-@\t\r]/;
/** Without it Excel reads UTF-8 as something else. */
const BOM = '\ufeff';

/** A CSV file as spreadsheets open it: every cell is text or a number, none a formula. */
export const csvText = (
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string =>
  BOM +
  unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { escapeFormulae: formula, newline: '\r\n' },
  );

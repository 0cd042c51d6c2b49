// As a whole: started from its sources, Node finds no named exports in it.
import papaparse from 'papaparse';

/** Spreadsheets treat a cell that begins like this as a formula, and may run it. */
const formula = /^[=+\-@\t\r]/;
/** Without it Excel reads UTF-8 as something else. */
export const BOM = '\ufeff';
const NEWLINE = '\r\n';

/** Rows of a CSV file with their ends. No cell is a formula; negative numbers must be given as numbers. */
export const writeCsvRows = (rows: readonly (readonly (string | number)[])[]): string =>
  papaparse.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: formula, newline: NEWLINE },
  ) + NEWLINE;

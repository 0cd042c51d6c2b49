import { findColumn, columns, type Cells, type ColumnId } from '../../../entities/listing/model/columns';

/** The error of a row, at its cell if it has one. */
export interface Complaint {
  readonly column: ColumnId | null;
  readonly text: string;
}
export interface ImportRow {
  /** The line of the file. */
  readonly line: number;
  readonly cells: Cells;
  readonly body: Record<string, unknown>;
  /** Errors of this page and of the server. Changing the row clears the server's. */
  readonly complaints: readonly Complaint[];
  readonly state: 'ready' | 'wrong' | 'added';
}
interface Answer {
  readonly ok: boolean;
  readonly errors?: readonly { readonly path: string; readonly message: string }[] | undefined;
}

/** The row after the server checked it. After a dry run a good one still has to be added. */
export function withAnswer(row: ImportRow, answer: Answer | undefined, isDryRun: boolean): ImportRow {
  if (!answer) return row;
  if (answer.ok) return isDryRun ? row : { ...row, state: 'added', complaints: [] };
  const complaints = (answer.errors ?? []).map(({ path, message }) => ({
    column: findColumn(path),
    text: message,
  }));
  return {
    ...row,
    state: 'wrong',
    complaints: complaints.length > 0 ? complaints : [{ column: null, text: '' }],
  };
}

/** The name of a row: from its content, else its line. */
export const describeRow = ({ cells }: ImportRow): string =>
  [cells.brand, cells.model, cells.plate].filter(Boolean).join(' \u00b7 ');

export const countRows = (rows: readonly ImportRow[], state: ImportRow['state']): number =>
  rows.filter((row) => row.state === state).length;

/** The report as a table: each line, its result, and why. */
export const buildReport = (
  rows: readonly ImportRow[],
  formatState: (state: ImportRow['state']) => string,
): { header: string[]; lines: (string | number)[][] } => ({
  header: ['Line', 'Brand', 'Model', 'Plate', 'Result', 'Problems'],
  lines: rows.map((row) => [
    row.line,
    row.cells.brand,
    row.cells.model,
    row.cells.plate,
    formatState(row.state),
    row.complaints
      .map(({ column, text }) => (column ? `${columns[column].header}: ${text}` : text))
      .join('; '),
  ]),
});

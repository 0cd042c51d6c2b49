import type { RowChange } from '@portal/shared/contract';
import { findColumn, columns, type ColumnId, type FileCells } from '../../../entities/listing/model/columns';

/** The error of a row, at its cell if it has one. */
export interface Complaint {
  readonly column: ColumnId | null;
  readonly text: string;
}
export interface ImportRow {
  /** The line of the file. */
  readonly line: number;
  readonly cells: FileCells;
  readonly body: Record<string, unknown>;
  /** Errors of this page and of the server. Changing the row clears the server's. */
  readonly complaints: readonly Complaint[];
  readonly state: 'ready' | 'wrong' | 'added';
  /** Of an accepted row, from a server that changes listings by rows. */
  readonly change?: ChangeByRow | undefined;
}

/** What a row does to a listing that exists, or that it is new. */
export interface ChangeByRow {
  readonly kind: RowChange;
  /** The headers of what it changes. */
  readonly headers: readonly string[];
  /** The version of the listing that this was judged by. */
  readonly version: number;
}
interface Answer {
  readonly ok: boolean;
  readonly errors?: readonly { readonly path: string; readonly message: string }[] | undefined;
  readonly change?: RowChange | undefined;
  readonly fields?: readonly string[] | undefined;
  readonly version?: number | undefined;
}

/** The header of the column that a path belongs to, or its parent does. */
function getHeader(path: string): string {
  const column = findColumn(path) ?? findColumn(path.split('.').slice(0, -1).join('.'));
  return column ? columns[column].header : path;
}

const readChange = ({ change, fields = [], version }: Answer): ChangeByRow | undefined =>
  change === undefined || version === undefined
    ? undefined
    : { kind: change, headers: [...new Set(fields.map(getHeader))], version };

/** The body of a row; once judged, with the version that it was judged by, so that a later change is noticed. */
export const toSentRow = ({ body, change }: ImportRow): Record<string, unknown> =>
  change ? { version: change.version, ...body } : body;

/** The row after the server checked it. After a dry run a good one still has to be added. */
export function withAnswer(row: ImportRow, answer: Answer | undefined, isDryRun: boolean): ImportRow {
  if (!answer) return row;
  if (answer.ok)
    return { ...row, change: readChange(answer), ...(!isDryRun && { state: 'added', complaints: [] }) };
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
  [cells.brand, cells.model, cells.plate].filter(Boolean).join(' \u00b7 ') || cells.vehicleId;

export const countRows = (rows: readonly ImportRow[], state: ImportRow['state']): number =>
  rows.filter((row) => row.state === state).length;

/** Of the rows of a state: new ones, those that change a listing, and those that change nothing. */
export function countChanges(rows: readonly ImportRow[], state: ImportRow['state']) {
  const count = (kind: RowChange) =>
    rows.filter((row) => row.state === state && (row.change?.kind ?? 'new') === kind).length;
  return { added: count('new'), changed: count('changed'), unchanged: count('unchanged') };
}

/** Whether a row is about a listing that exists. */
export const namesListing = (rows: readonly ImportRow[]): boolean =>
  rows.some(({ change }) => change !== undefined && change.kind !== 'new');

/** The report as a table: each line, its result, and why. */
export const buildReport = (
  rows: readonly ImportRow[],
  formatResult: (row: ImportRow) => string,
): { header: string[]; lines: (string | number)[][] } => ({
  header: ['Line', 'Brand', 'Model', 'Plate', 'Result', 'Problems'],
  lines: rows.map((row) => [
    row.line,
    row.cells.brand,
    row.cells.model,
    row.cells.plate,
    formatResult(row),
    row.complaints
      .map(({ column, text }) => (column ? `${columns[column].header}: ${text}` : text))
      .join('; '),
  ]),
});

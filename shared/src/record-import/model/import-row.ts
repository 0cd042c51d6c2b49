import type { FieldError, RowChange } from '@portal/shared/contract';
import type { Columns } from './columns';

/** What the page itself finds in a cell: a name that is in none of the lists, with similar ones, or neither yes nor no. */
export type CellProblem<Id extends string> =
  | { readonly column: Id; readonly kind: 'unknown'; readonly name: string; readonly near: readonly string[] }
  | { readonly column: Id; readonly kind: 'notAFlag' };

export interface ReadRow<Id extends string> {
  /** The body of the call. */
  readonly body: Record<string, unknown>;
  readonly problems: readonly CellProblem<Id>[];
}

/** An error of a row, at its cell if it has one. */
export interface Complaint<Id extends string> {
  readonly column: Id | null;
  /** Empty where the server gave no reason. */
  readonly text: string;
}

/** What a row does to a record that exists, or that it is new. */
export interface ChangeByRow {
  readonly kind: RowChange;
  /** The headers of what it changes. */
  readonly headers: readonly string[];
  /** What the record loses by the change. */
  readonly losses: readonly string[];
  /** The version of the record that this was judged by. */
  readonly version: number;
}

export type RowState = 'ready' | 'wrong' | 'added';

export interface ImportRow<Id extends string> extends ReadRow<Id> {
  /** The line of the file. */
  readonly line: number;
  readonly cells: Readonly<Record<Id, string>>;
  readonly state: RowState;
  readonly complaints: readonly Complaint<Id>[];
  /** Of an accepted row, from a server that changes records by rows. */
  readonly change?: ChangeByRow | undefined;
}

export interface RowAnswer {
  readonly ok: boolean;
  readonly errors?: readonly FieldError[] | undefined;
  readonly change?: RowChange | undefined;
  readonly fields?: readonly string[] | undefined;
  readonly losses?: readonly string[] | undefined;
  readonly version?: number | undefined;
}
interface Judging<Id extends string> {
  readonly isDryRun: boolean;
  readonly columns: Columns<Id>;
  readonly describeProblem: (problem: CellProblem<Id>) => string;
}

function readChange<Id extends string>(
  { change, fields = [], losses = [], version }: RowAnswer,
  { getHeader }: Columns<Id>,
): ChangeByRow | undefined {
  if (change === undefined || version === undefined) return undefined;
  const headers = new Set(fields.map(getHeader).filter(Boolean));
  return { kind: change, headers: [...headers], losses, version };
}

/** The row after the server checked it. What the page found in a cell replaces what the server says about it. */
export function applyRowAnswer<Id extends string>(
  row: ImportRow<Id>,
  answer: RowAnswer | undefined,
  { isDryRun, columns, describeProblem }: Judging<Id>,
): ImportRow<Id> {
  if (!answer) return row;
  if (answer.ok && row.problems.length === 0)
    return {
      ...row,
      state: isDryRun ? 'ready' : 'added',
      complaints: [],
      change: readChange(answer, columns),
    };
  const found = row.problems.map((problem) => ({ column: problem.column, text: describeProblem(problem) }));
  const errors = (answer.errors ?? [])
    .map(({ path, message }) => ({ column: columns.findColumnId(path) ?? null, text: message }))
    .filter(({ column }) => !found.some((known) => known.column === column));
  const complaints = [...found, ...errors];
  return {
    ...row,
    state: 'wrong',
    complaints: complaints.length > 0 ? complaints : [{ column: null, text: '' }],
    change: undefined,
  };
}

/** The body of a row; once judged, with the version that it was judged by, so that a later change is noticed. */
export const toSentRow = ({
  body,
  change,
}: Pick<ImportRow<string>, 'body' | 'change'>): Record<string, unknown> =>
  change ? { version: change.version, ...body } : body;

type Counted = Pick<ImportRow<string>, 'state' | 'change'>;

export const countRows = (rows: readonly Counted[], state: RowState): number =>
  rows.filter((row) => row.state === state).length;

/** Whether a row is about a record that exists. */
export const namesRecord = (rows: readonly Counted[]): boolean =>
  rows.some(({ change }) => change !== undefined && change.kind !== 'new');

/** Of the rows of a state: new ones, those that change something, and those that change nothing. */
export function countChanges(rows: readonly Counted[], state: RowState) {
  const count = (kind: RowChange) =>
    rows.filter((row) => row.state === state && (row.change?.kind ?? 'new') === kind).length;
  return { added: count('new'), changed: count('changed'), unchanged: count('unchanged') };
}

/** How many rows take something from a record when they are stored. */
export const countLosses = (rows: readonly Counted[]): number =>
  rows.filter(({ state, change }) => state === 'ready' && change && change.losses.length > 0).length;

import type { FieldError } from '@portal/shared/contract';
import type { Columns } from './columns';

/** A name that is in none of the lists, with similar ones. */
export interface Unknown {
  readonly path: string;
  readonly name: string;
  readonly near: readonly string[];
}
export interface ReadRow {
  /** The body of the call. */
  readonly body: Record<string, unknown>;
  readonly unknown: readonly Unknown[];
}

/** What a row does to a record that exists, or that it is new. */
export interface RowChange {
  readonly kind: 'new' | 'changed' | 'unchanged';
  /** The headers of what it changes. */
  readonly columns: readonly string[];
  /** The version of the record that this was judged by. */
  readonly version: number;
}

export type RowState = 'ready' | 'wrong' | 'added';

export interface ImportRow<Id extends string> extends ReadRow {
  /** The line of the file. */
  readonly line: number;
  readonly cells: Readonly<Record<Id, string>>;
  readonly state: RowState;
  readonly complaints: readonly string[];
  /** The columns with errors. */
  readonly wrong: readonly Id[];
  /** Of an accepted row, from a server that changes records by rows. */
  readonly change?: RowChange | undefined;
}

export interface RowAnswer {
  readonly ok: boolean;
  readonly errors?: readonly FieldError[] | undefined;
  readonly change?: RowChange['kind'] | undefined;
  readonly fields?: readonly string[] | undefined;
  readonly version?: number | undefined;
}
interface Judging<Id extends string> {
  readonly isDryRun: boolean;
  readonly columns: Columns<Id>;
  readonly describeUnknown: (unknown: Unknown) => string;
}

const readChange = (
  { change, fields = [], version }: RowAnswer,
  { getHeader }: Pick<Columns<string>, 'getHeader'>,
) =>
  change === undefined || version === undefined
    ? undefined
    : { kind: change, columns: fields.map((field) => getHeader(field)).filter(Boolean), version };

/** The row after the server checked it. Similar names replace the server's message about an id. */
export function applyRowAnswer<Id extends string>(
  row: ImportRow<Id>,
  answer: RowAnswer | undefined,
  { isDryRun, columns, describeUnknown }: Judging<Id>,
): ImportRow<Id> {
  if (!answer) return row;
  if (answer.ok) {
    const change = readChange(answer, columns);
    return { ...row, state: isDryRun ? 'ready' : 'added', complaints: [], wrong: [], change };
  }
  const reportedPaths = row.unknown.map(({ path }) => path);
  const errors = answer.errors ?? [];
  const others = errors.filter(({ path }) => !reportedPaths.includes(path));
  const complaints = [
    ...row.unknown.map(describeUnknown),
    ...others.map(({ path, message }) => [columns.getHeader(path), message].filter(Boolean).join(': ')),
  ];
  const paths = [...reportedPaths, ...errors.map(({ path }) => path)].filter(Boolean);
  const wrong = new Set(paths.flatMap((path) => columns.findColumnId(path) ?? []));
  return { ...row, state: 'wrong', complaints, wrong: [...wrong], change: undefined };
}

/** The body of a row; once judged, with the version that it was judged by, so that a later change is noticed. */
export const toSentRow = ({ body, change }: ImportRow<string>): Record<string, unknown> =>
  change ? { version: change.version, ...body } : body;

export const countRows = (rows: readonly ImportRow<string>[], state: RowState): number =>
  rows.filter((row) => row.state === state).length;

/** Whether a row is about a record that exists. */
export const namesRecord = (rows: readonly ImportRow<string>[]): boolean =>
  rows.some(({ change }) => change !== undefined && change.kind !== 'new');

/** Of the rows of a state: new ones, those that change something, and those that change nothing. */
export function countChanges(rows: readonly ImportRow<string>[], state: RowState) {
  const count = (kind: RowChange['kind']) =>
    rows.filter((row) => row.state === state && (row.change?.kind ?? 'new') === kind).length;
  return { added: count('new'), changed: count('changed'), unchanged: count('unchanged') };
}

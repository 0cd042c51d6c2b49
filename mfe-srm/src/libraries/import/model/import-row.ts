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

export type RowState = 'ready' | 'wrong' | 'added';

export interface ImportRow<Id extends string> extends ReadRow {
  /** The line of the file. */
  readonly line: number;
  readonly cells: Readonly<Record<Id, string>>;
  readonly state: RowState;
  readonly complaints: readonly string[];
  /** The columns with errors. */
  readonly wrong: readonly Id[];
}

interface Answer {
  readonly ok: boolean;
  readonly errors?: readonly FieldError[] | undefined;
}
interface Judging<Id extends string> {
  readonly isDryRun: boolean;
  readonly columns: Columns<Id>;
  readonly describeUnknown: (unknown: Unknown) => string;
}

/** The row after the server checked it. Similar names replace the server's message about an id. */
export function judged<Id extends string>(
  row: ImportRow<Id>,
  answer: Answer | undefined,
  { isDryRun, columns, describeUnknown }: Judging<Id>,
): ImportRow<Id> {
  if (!answer) return row;
  if (answer.ok) return { ...row, state: isDryRun ? 'ready' : 'added', complaints: [], wrong: [] };
  const reportedPaths = row.unknown.map(({ path }) => path);
  const errors = answer.errors ?? [];
  const others = errors.filter(({ path }) => !reportedPaths.includes(path));
  const complaints = [
    ...row.unknown.map(describeUnknown),
    ...others.map(({ path, message }) => [columns.getHeader(path), message].filter(Boolean).join(': ')),
  ];
  const paths = [...reportedPaths, ...errors.map(({ path }) => path)].filter(Boolean);
  const wrong = new Set(paths.flatMap((path) => columns.findColumnId(path) ?? []));
  return { ...row, state: 'wrong', complaints, wrong: [...wrong] };
}

export const countRows = (rows: readonly ImportRow<string>[], state: RowState): number =>
  rows.filter((row) => row.state === state).length;

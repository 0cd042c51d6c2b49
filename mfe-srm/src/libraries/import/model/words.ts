import type { RowChange, RowState } from './import-row';

/** The texts of the dialog, for the type of record. */
export type ImportWord =
  | 'title'
  | 'intro'
  | 'choose'
  | 'drop'
  | 'limits'
  | 'checking'
  | 'adding'
  | 'another'
  | 'report'
  | 'reportName'
  | 'close'
  | 'cancel'
  | 'run'
  | 'rows'
  | 'line'
  | 'name'
  | 'result'
  | 'problems'
  | 'correct'
  | 'correctThis'
  | 'check'
  | `state.${RowState}`
  | 'summary'
  | 'summaryAdded'
  | 'unknown'
  | 'unknownNear'
  | 'problem'
  | `problem.${ImportProblem['kind']}`;

export type ImportWords = (word: ImportWord, values?: Record<string, string | number>) => string;

/** What else the dialog says where rows may change records. */
type UpdateWord =
  `change.${RowChange['kind']}` | 'fields' | 'runChanges' | 'runBoth' | 'summary' | 'summaryDone';
export type UpdateWords = (word: UpdateWord, values?: Record<string, string | number>) => string;

export type ImportProblem =
  | { readonly kind: 'empty' | 'binary' | 'tooLarge' | 'quotes' | 'noRows' | 'notOffered' }
  | { readonly kind: 'tooManyRows'; readonly rows: number }
  | { readonly kind: 'columns'; readonly missing: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string };

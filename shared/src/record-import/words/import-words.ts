import type { RowChange } from '@portal/shared/contract';
import type { CsvProblem } from '@portal/shared/csv';

export type ImportProblem =
  | { readonly kind: CsvProblem | 'noRows' | 'notOffered' }
  | { readonly kind: 'tooManyRows'; readonly rows: number }
  | { readonly kind: 'columns'; readonly missing: readonly string[]; readonly found: readonly string[] }
  | { readonly kind: 'failed'; readonly message: string };

/** The texts of the dialog that name the record. */
export type ImportWord =
  | 'title'
  | 'intro'
  | 'limits'
  | 'adding'
  | 'run'
  | 'name'
  | 'state.ready'
  | 'state.added'
  | 'summary'
  | 'summaryAdded'
  | 'problem.noRows'
  | 'problem.tooManyRows'
  | 'problem.notOffered';
export type ImportWords = (word: ImportWord, values?: Record<string, string | number>) => string;

/** What else the dialog says of the record where rows may change records. */
export type UpdateWord =
  `change.${Exclude<RowChange, 'unchanged'>}` | 'runChanges' | 'summary' | 'summaryDone';
export type UpdateWords = (word: UpdateWord, values?: Record<string, string | number>) => string;

/** What the dialog says where a change takes something from a record. */
export interface LossWords {
  /** Before anything is stored, of how many rows. */
  readonly summarize: (count: number) => string;
  /** In a row; empty for what this page does not know. */
  readonly describe: (loss: string) => string;
}

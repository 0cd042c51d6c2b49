import type { ImportRow } from './import-row';
import type { ImportWords, UpdateWords } from './words';

/** What became of a row, or will. */
export const describeRow = (
  { state, change }: Pick<ImportRow<string>, 'state' | 'change'>,
  words: ImportWords,
  updateWords: UpdateWords | undefined,
): string => (change && updateWords ? updateWords(`change.${change.kind}`) : words(`state.${state}`));

import { formatList } from '@portal/shared/format';
import type { CellProblem, Complaint, ImportRow } from '../model/import-row';
import type { ImportWords, UpdateWords } from './import-words';
import { useImportText } from './useImportText';

/** The texts about a row. */
export function useRowWords(words: ImportWords, updateWords: UpdateWords | undefined) {
  const t = useImportText();
  return {
    /** What became of a row, or will. */
    describeResult({ state, change }: Pick<ImportRow<string>, 'state' | 'change'>): string {
      if (state === 'wrong') return t('recordImport.state.wrong');
      if (!change || !updateWords) return words(`state.${state}`);
      return change.kind === 'unchanged'
        ? t('recordImport.change.unchanged')
        : updateWords(`change.${change.kind}`);
    },
    describeProblem(problem: CellProblem<string>): string {
      if (problem.kind === 'notAFlag') return t('recordImport.notAFlag');
      const { name } = problem;
      const near = formatList(problem.near, 'disjunction');
      return near ? t('recordImport.unknownNear', { name, near }) : t('recordImport.unknown', { name });
    },
    describeComplaint: ({ text }: Complaint<string>): string => text || t('recordImport.refused'),
  };
}
export type RowWords = ReturnType<typeof useRowWords>;

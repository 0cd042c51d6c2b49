import { limits } from '@portal/shared/contract';
import { formatList } from '@portal/shared/format';
import { Banner } from '@portal/shared/ui';
import type { ImportProblem, ImportWords } from '../words/import-words';
import { useImportText } from '../words/useImportText';

interface Props {
  problem: ImportProblem;
  /** The name of the file that was chosen. */
  file: string;
  /** The file was read: some of its rows were not sent. */
  hasRows: boolean;
  words: ImportWords;
}

/** Why a file cannot be imported, and what helps. */
export function ImportTrouble({ problem, file, hasRows, words }: Props) {
  const t = useImportText();
  function describe(): string {
    switch (problem.kind) {
      case 'tooManyRows':
        return words('problem.tooManyRows', { rows: problem.rows, max: limits.listing.importRowsMax });
      case 'noRows':
      case 'notOffered':
        return words(`problem.${problem.kind}`);
      case 'columns':
        return t('recordImport.problem.columns', {
          missing: formatList(problem.missing),
          found: formatList(problem.found),
        });
      case 'failed':
        return t('recordImport.problem.failed', { message: problem.message });
      default:
        return t(`recordImport.problem.${problem.kind}`);
    }
  }
  const title = hasRows ? t('recordImport.notSent') : t('recordImport.problem', { file });
  return (
    <Banner tone="danger" title={title}>
      {describe()}
    </Banner>
  );
}

import { limits } from '@portal/shared/contract';
import { formatList } from '@portal/shared/format';
import { Banner } from '@portal/shared/ui';
import { useImportText } from '../../../messages/useImportText';
import type { ImportProblem } from '../hooks/useImport';

const list = (names: readonly string[]) => formatList(names);

/** Why a file cannot be imported, and what helps. */
export function FileTrouble({ problem }: { problem: ImportProblem }) {
  const t = useImportText();
  const values = {
    ...(problem.kind === 'tooManyRows' ? { rows: problem.rows, max: limits.listing.importRowsMax } : {}),
    ...(problem.kind === 'columns' ? { missing: list(problem.missing), found: list(problem.found) } : {}),
  };
  return (
    <Banner tone="danger" title={t('import.problem.title', { file: problem.file })}>
      {t(`import.problem.${problem.kind}`, values)}
    </Banner>
  );
}

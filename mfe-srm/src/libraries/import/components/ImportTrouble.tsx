import { limits } from '@portal/shared/contract';
import { formatList } from '@portal/shared/format';
import { Banner } from '@portal/shared/ui';
import type { ImportProblem, ImportWords } from '../model/words';

const list = (names: readonly string[]) => formatList(names);

/** Why a file cannot be imported, and what helps. */
export function ImportTrouble({ problem, words }: { problem: ImportProblem; words: ImportWords }) {
  const values = {
    ...(problem.kind === 'tooManyRows' ? { rows: problem.rows, max: limits.listing.importRowsMax } : {}),
    ...(problem.kind === 'columns' ? { missing: list(problem.missing) } : {}),
    ...(problem.kind === 'failed' ? { message: problem.message } : {}),
  };
  return (
    <Banner tone="danger" title={words('problem')}>
      {words(`problem.${problem.kind}`, values)}
    </Banner>
  );
}

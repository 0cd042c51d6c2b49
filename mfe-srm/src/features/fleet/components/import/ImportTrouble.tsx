import { limits } from '@portal/shared/contract';
import { Banner } from '@portal/shared/ui';
import { useFleetText } from '../../../../messages/useFleetText';
import type { ImportProblem } from '../../hooks/useImport';

const list = (names: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(names);

/** Why a file cannot be imported, and what helps. */
export function ImportTrouble({ problem }: { problem: ImportProblem }) {
  const t = useFleetText();
  const values = {
    ...(problem.kind === 'tooManyRows' ? { rows: problem.rows, max: limits.listing.importRowsMax } : {}),
    ...(problem.kind === 'columns' ? { missing: list(problem.missing) } : {}),
    ...(problem.kind === 'failed' ? { message: problem.message } : {}),
  };
  return (
    <Banner tone="danger" title={t('fleet.import.problem')}>
      {t(`fleet.import.problem.${problem.kind}`, values)}
    </Banner>
  );
}

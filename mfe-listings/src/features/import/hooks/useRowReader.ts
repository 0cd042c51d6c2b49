import { formatList } from '@portal/shared/format';
import { useCapability, useCountry, useT } from '@portal/shared/portal';
import { useImportText } from '../../../messages/useImportText';
import type { FileCells } from '../../../entities/listing/model/columns';
import type { ImportRow } from '../model/import-rows';
import type { Lookups } from '../model/lookups';
import { NOT_A_FLAG, readChange, readRow, UNKNOWN_NAME, type RowProblem } from '../model/read-row';

/** Checks a line of the file and returns the errors as text. */
export function useRowReader() {
  const t = useImportText();
  const shared = useT();
  const country = useCountry().id;
  const read = useCapability('listing-import-updates') ? readChange : readRow;

  function describeProblem({ message, unknown }: RowProblem): string {
    if (message === UNKNOWN_NAME && unknown) {
      const near = formatList(unknown.near, 'disjunction');
      return t(near ? 'import.unknown.near' : 'import.unknown', { name: unknown.name, near });
    }
    return message === NOT_A_FLAG ? t('import.notAFlag') : shared(message);
  }
  return (line: number, cells: FileCells, lookups: Lookups): ImportRow => {
    const { body, problems } = read(cells, lookups, country);
    const complaints = problems.map((problem) => ({
      column: problem.column,
      text: describeProblem(problem),
    }));
    return { line, cells, body, complaints, state: complaints.length > 0 ? 'wrong' : 'ready' };
  };
}

import { formatCsv } from '@portal/shared/csv';
import { saveFile } from '@portal/shared/csv/save-file';
import { Button } from '@portal/shared/ui';
import type { Columns } from '../model/columns';
import type { ImportRow } from '../model/import-row';
import type { ImportWords } from '../model/words';

interface Props<Id extends string> {
  rows: readonly ImportRow<Id>[];
  columns: Columns<Id>;
  words: ImportWords;
}

/** The result of each line, next to the line itself: once corrected, the file can be imported again. */
export function ReportButton<Id extends string>({ rows, columns, words }: Props<Id>) {
  const save = () => {
    const header = [words('line'), words('result'), words('problems')];
    const lines = rows.map(({ line, cells, state, complaints }) => [
      line,
      words(`state.${state}`),
      complaints.join('; '),
      ...columns.ids.map((id) => cells[id]),
    ]);
    const names = columns.ids.map((id) => columns.known[id].header);
    saveFile(formatCsv([...header, ...names], lines), 'text/csv;charset=utf-8', words('reportName'));
  };
  return <Button onClick={save}>{words('report')}</Button>;
}

import { formatCsv } from '@portal/shared/csv';
import { saveFile } from '@portal/shared/csv/save-file';
import { Button } from '@portal/shared/ui';
import type { Columns } from '../model/columns';
import { describeRow } from '../model/describe-row';
import type { ImportRow } from '../model/import-row';
import type { ImportWords, UpdateWords } from '../model/words';

interface Props<Id extends string> {
  rows: readonly ImportRow<Id>[];
  columns: Columns<Id>;
  words: ImportWords;
  updateWords: UpdateWords | undefined;
}

/** The result of each line, next to the line itself: once corrected, the file can be imported again. */
export function ReportButton<Id extends string>({ rows, columns, words, updateWords }: Props<Id>) {
  const save = () => {
    const header = [words('line'), words('result'), words('problems')];
    const lines = rows.map((row) => [
      row.line,
      describeRow(row, words, updateWords),
      row.complaints.join('; '),
      ...columns.ids.map((id) => row.cells[id]),
    ]);
    const names = columns.ids.map((id) => columns.known[id].header);
    saveFile(formatCsv([...header, ...names], lines), 'text/csv;charset=utf-8', words('reportName'));
  };
  return <Button onClick={save}>{words('report')}</Button>;
}

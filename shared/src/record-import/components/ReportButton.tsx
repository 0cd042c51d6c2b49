import { saveCsv } from '@portal/shared/csv/save-csv';
import { Button } from '@portal/shared/ui';
import type { Columns } from '../model/columns';
import { formatComplaint } from '../model/format-complaint';
import type { ImportRow } from '../model/import-row';
import { useImportText } from '../words/useImportText';
import type { RowWords } from '../words/useRowWords';

interface Props<Id extends string> {
  rows: readonly ImportRow<Id>[];
  columns: Columns<Id>;
  rowWords: RowWords;
}

/** The result of each line, next to the line itself: once corrected, the file can be imported again. */
export function ReportButton<Id extends string>({ rows, columns, rowWords }: Props<Id>) {
  const t = useImportText();
  const { describeResult, describeComplaint } = rowWords;
  const save = () => {
    const header = (['line', 'result', 'problems'] as const).map((name) => t(`recordImport.${name}`));
    const lines = rows.map((row) => [
      row.line,
      describeResult(row),
      row.complaints.map((one) => formatComplaint(one, columns, describeComplaint)).join('; '),
      ...columns.ids.map((id) => row.cells[id]),
    ]);
    const names = columns.ids.map((id) => columns.known[id].header);
    saveCsv(t('recordImport.reportName'), [...header, ...names], lines);
  };
  return <Button onClick={save}>{t('recordImport.report')}</Button>;
}

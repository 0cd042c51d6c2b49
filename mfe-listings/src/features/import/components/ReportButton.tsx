import { csvText } from '@portal/shared/csv';
import { saveFile } from '@portal/shared/csv/save-file';
import { Button } from '@portal/shared/ui';
import { useImportText } from '../../../messages/useImportText';
import { CSV } from '../export-file';
import { reportOf, type ImportRow } from '../model/import-rows';

/** What became of each line, as a file. */
export function ReportButton({ rows }: { rows: readonly ImportRow[] }) {
  const t = useImportText();
  const save = () => {
    const { header, lines } = reportOf(rows, (state) => t(`import.result.${state}`));
    saveFile(csvText(header, lines), CSV, 'import-report.csv');
  };
  return <Button onClick={save}>{t('import.report')}</Button>;
}

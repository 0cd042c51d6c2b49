import { saveCsv } from '@portal/shared/csv/save-csv';
import { Button } from '@portal/shared/ui';
import { useImportText } from '../../../messages/useImportText';
import { buildReport, type ImportRow } from '../model/import-rows';

/** The result of each line, as a file. */
export function ReportButton({ rows }: { rows: readonly ImportRow[] }) {
  const t = useImportText();
  const save = () => {
    const { header, lines } = buildReport(rows, ({ state, change }) =>
      state === 'added' && change ? t(`import.change.${change.kind}`) : t(`import.result.${state}`),
    );
    saveCsv('import-report.csv', header, lines);
  };
  return <Button onClick={save}>{t('import.report')}</Button>;
}

import { csvText } from '@portal/shared/csv';
import { saveFile } from '@portal/shared/csv/save-file';
import { Button } from '@portal/shared/ui';
import { useFleetText } from '../../../../messages/useFleetText';
import type { ImportRow } from '../../model/import-row';

/** What became of each line, as a file. */
export function ReportButton({ rows }: { rows: readonly ImportRow[] }) {
  const t = useFleetText();
  const header = (['line', 'plate', 'result', 'problems'] as const).map((name) => t(`fleet.import.${name}`));
  const save = () => {
    const lines = rows.map(({ line, cells, state, complaints }) => [
      ...[line, cells.plate, t(`fleet.import.state.${state}`), complaints.join('; ')],
    ]);
    saveFile(csvText(header, lines), 'text/csv;charset=utf-8', t('fleet.import.reportName'));
  };
  return <Button onClick={save}>{t('fleet.import.report')}</Button>;
}

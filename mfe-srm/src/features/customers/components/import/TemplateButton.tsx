import { formatCsv } from '@portal/shared/csv';
import { saveFile } from '@portal/shared/csv/save-file';
import { isoDateToday } from '@portal/shared/format';
import { useCountry, useServerClock } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { Download } from 'lucide-react';
import { useCustomersText } from '../../../../messages/useCustomersText';
import { columnIds, importColumns } from '../../model/import-columns';
import { exampleLine } from '../../model/example-line';

const header = columnIds.map((id) => importColumns[id].header);

/** The columns and one line, to start with. */
export function TemplateButton() {
  const t = useCustomersText();
  const country = useCountry().id;
  const clock = useServerClock();
  const save = () => {
    const line = exampleLine(country, isoDateToday(country, new Date(clock.now())));
    saveFile(formatCsv(header, [line]), 'text/csv;charset=utf-8', t('customers.import.templateName'));
  };
  return (
    <div>
      <Button size="sm" onClick={save}>
        <Download size={14} aria-hidden />
        {t('customers.import.template')}
      </Button>
    </div>
  );
}

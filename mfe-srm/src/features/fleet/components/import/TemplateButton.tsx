import { csvText } from '@portal/shared/csv';
import { saveFile } from '@portal/shared/csv/save-file';
import { isoDateToday } from '@portal/shared/format';
import { useCountry, useNotify, useServerClock } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useFleetText } from '../../../../messages/useFleetText';
import { columnIds, importColumns } from '../../model/import-columns';
import type { Lookups } from '../../model/import-row';
import { exampleLine } from '../../model/import-template';

const header = columnIds.map((id) => importColumns[id].header);

/** The columns and one line, to begin with. */
export function TemplateButton({ readLookups }: { readLookups: () => Promise<Lookups> }) {
  const t = useFleetText();
  const country = useCountry().id;
  const clock = useServerClock();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const today = isoDateToday(country, new Date(clock.now()));
      const line = exampleLine(await readLookups(), country, today);
      saveFile(csvText(header, [line]), 'text/csv;charset=utf-8', t('fleet.import.templateName'));
    } catch (error) {
      console.error('The template could not be made', error);
      notify({ title: t('fleet.form.listFailed'), tone: 'destructive' });
    } finally {
      setBusy(false);
    }
  }
  return (
    <div>
      <Button size="sm" busy={isBusy} onClick={() => void save()}>
        <Download size={14} aria-hidden />
        {t('fleet.import.template')}
      </Button>
    </div>
  );
}

import { csvText } from '@portal/shared/csv';
import { saveFile } from '@portal/shared/csv/save-file';
import { useCountry, useNotify, useServerClock } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useImportText } from '../../../messages/useImportText';
import { CSV } from '../export-file';
import type { Lookups } from '../model/lookups';
import { templateOf } from '../model/template';

export function TemplateButton({ readLookups }: { readLookups: () => Promise<Lookups> }) {
  const t = useImportText();
  const country = useCountry().id;
  const clock = useServerClock();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const year = new Date(clock.now()).getUTCFullYear();
      const { header, line } = templateOf(await readLookups(), country, year);
      saveFile(csvText(header, [line]), CSV, 'vehicles-template.csv');
    } catch {
      notify({ title: t('import.problem.lookups'), tone: 'destructive' });
    }
    setBusy(false);
  }
  return (
    <Button size="sm" busy={isBusy} onClick={() => void save()}>
      <Download size={14} aria-hidden />
      {t('import.template')}
    </Button>
  );
}

import { TemplateButton as CsvTemplate } from '@portal/shared/csv/template';
import { isoDateToday } from '@portal/shared/format';
import { useCountry, useServerClock } from '@portal/shared/portal';
import { useFleetText } from '../../../../messages/useFleetText';
import { columnIds, importColumns } from '../../model/import-columns';
import type { Lookups } from '../../model/import-row';
import { exampleLine } from '../../model/example-line';

const header = columnIds.map((id) => importColumns[id].header);

/** The columns and one line, to start with. */
export function TemplateButton({ readLookups }: { readLookups: () => Promise<Lookups> }) {
  const t = useFleetText();
  const country = useCountry().id;
  const clock = useServerClock();
  const words = {
    label: t('fleet.import.template'),
    fileName: t('fleet.import.templateName'),
    failed: t('fleet.form.listFailed'),
  };
  const make = async () => {
    const today = isoDateToday(country, new Date(clock.now()));
    return { header, line: exampleLine(await readLookups(), country, today) };
  };
  return (
    <div>
      <CsvTemplate words={words} make={make} />
    </div>
  );
}

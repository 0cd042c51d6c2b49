import { TemplateButton } from '@portal/shared/csv/template';
import { useCountry, useServerClock } from '@portal/shared/portal';
import { useImportText } from '../../../messages/useImportText';
import type { Lookups } from '../model/lookups';
import { buildTemplate } from '../model/template';

export function Template({ readLookups }: { readLookups: () => Promise<Lookups> }) {
  const t = useImportText();
  const country = useCountry().id;
  const clock = useServerClock();
  const words = {
    label: t('import.template'),
    fileName: 'vehicles-template.csv',
    failed: t('import.problem.lookups'),
  };
  const make = async () =>
    buildTemplate(await readLookups(), country, new Date(clock.now()).getUTCFullYear());
  return <TemplateButton words={words} make={make} />;
}

import { Card } from '@portal/shared/ui';
import { useOnboardingText } from '../../../messages/useOnboardingText';
import { SetUpFrame } from '../../../entities/agreement/components/SetUpFrame';
import { useTaxForm } from '../hooks/useTaxForm';
import type { CountryRow } from '../model/tax-values';
import { TaxFields } from './TaxFields';

export function TaxSetUp({ rows }: { rows: readonly CountryRow[] }) {
  const t = useOnboardingText();
  const { form, country, errors, frame } = useTaxForm(rows);
  return (
    <SetUpFrame {...frame} submitLabel={t('srm.continue')}>
      <Card>
        <TaxFields form={form} errors={errors} country={country} rows={rows} />
      </Card>
    </SetUpFrame>
  );
}

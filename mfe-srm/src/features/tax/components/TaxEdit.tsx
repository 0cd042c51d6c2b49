import { Card } from '@portal/shared/ui';
import { useOnboardingText } from '../../../messages/useOnboardingText';
import { ChangeFrame } from '../../../entities/agreement/components/ChangeFrame';
import { useTaxForm } from '../hooks/useTaxForm';
import type { CountryRow } from '../model/tax-values';
import { TaxFields } from './TaxFields';

export function TaxEdit({ rows }: { rows: readonly CountryRow[] }) {
  const t = useOnboardingText();
  const { form, country, errors, frame } = useTaxForm(rows);
  return (
    <ChangeFrame {...frame} savedText={t('srm.tax.saved')}>
      <Card>
        <TaxFields form={form} errors={errors} country={country} rows={rows} />
      </Card>
    </ChangeFrame>
  );
}

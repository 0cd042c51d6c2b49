import { PageHeader } from '@portal/shared/ui';
import { useOnboardingText } from '../messages/useOnboardingText';
import { useText } from '../messages/useText';
import { Column } from '../features/onboarding/components/Column';
import { TaxEdit } from '../features/tax/components/TaxEdit';
import { TaxLoader } from '../features/tax/components/TaxLoader';

export function TaxInfoEditPage() {
  const t = useOnboardingText();
  const title = useText();
  return (
    <Column>
      <PageHeader title={title('srm.editTaxInfo.title')} subtitle={t('srm.tax.editWhy')} />
      <TaxLoader>{(rows) => <TaxEdit rows={rows} />}</TaxLoader>
    </Column>
  );
}

import { PageHeader } from '@portal/shared/ui';
import { useOnboardingText } from '../../../messages/useOnboardingText';
import { useText } from '../../../messages/useText';
import { Column } from '../../onboarding/components/Column';
import { TaxEdit } from '../components/TaxEdit';
import { TaxLoader } from '../components/TaxLoader';

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

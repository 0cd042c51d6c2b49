import { PageHeader } from '@portal/shared/ui';
import { useText } from '../../../messages/useText';
import { Column } from '../../onboarding/components/Column';
import { TaxEdit } from '../components/TaxEdit';
import { TaxLoader } from '../components/TaxLoader';

export function TaxInfoEditPage() {
  const t = useText();
  return (
    <Column>
      <PageHeader title={t('srm.editTaxInfo.title')} subtitle={t('srm.tax.editWhy')} />
      <TaxLoader>{(rows) => <TaxEdit rows={rows} />}</TaxLoader>
    </Column>
  );
}

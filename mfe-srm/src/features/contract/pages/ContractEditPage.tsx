import { PageHeader } from '@portal/shared/ui';
import { useText } from '../../../messages/useText';
import { Column } from '../../onboarding/components/Column';
import { TermsEdit } from '../components/TermsEdit';

export function ContractEditPage() {
  const t = useText();
  return (
    <Column>
      <PageHeader title={t('srm.editContract.title')} subtitle={t('srm.terms.editWhy')} />
      <TermsEdit />
    </Column>
  );
}

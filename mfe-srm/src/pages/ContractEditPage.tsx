import { PageHeader } from '@portal/shared/ui';
import { useOnboardingText } from '../messages/useOnboardingText';
import { useText } from '../messages/useText';
import { Column } from '../features/onboarding/components/Column';
import { TermsEdit } from '../features/contract/components/TermsEdit';

export function ContractEditPage() {
  const t = useOnboardingText();
  const title = useText();
  return (
    <Column>
      <PageHeader title={title('srm.editContract.title')} subtitle={t('srm.terms.editWhy')} />
      <TermsEdit />
    </Column>
  );
}

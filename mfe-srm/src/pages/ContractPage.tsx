import { PageHeader, Stack } from '@portal/shared/ui';
import { useOnboardingText } from '../messages/useOnboardingText';
import { useText } from '../messages/useText';
import { Column } from '../features/onboarding/components/Column';
import { SetUpSteps } from '../features/onboarding/components/SetUpSteps';
import { TermsSetUp } from '../features/contract/components/TermsSetUp';

export function ContractPage() {
  const t = useOnboardingText();
  const title = useText();
  return (
    <Column>
      <PageHeader title={title('srm.contract.title')} subtitle={t('srm.terms.why')} />
      <Stack gap={5}>
        <SetUpSteps current="contract" />
        <TermsSetUp />
      </Stack>
    </Column>
  );
}

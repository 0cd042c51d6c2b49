import { PageHeader, Stack } from '@portal/shared/ui';
import { useOnboardingText } from '../messages/useOnboardingText';
import { useText } from '../messages/useText';
import { Column } from '../features/onboarding/components/Column';
import { SetUpSteps } from '../features/onboarding/components/SetUpSteps';
import { TaxLoader } from '../features/tax/components/TaxLoader';
import { TaxSetUp } from '../features/tax/components/TaxSetUp';

export function TaxInfoPage() {
  const t = useOnboardingText();
  const title = useText();
  return (
    <Column>
      <PageHeader title={title('srm.taxInfo.title')} subtitle={t('srm.tax.why')} />
      <Stack gap={5}>
        <SetUpSteps current="tax" />
        <TaxLoader>{(rows) => <TaxSetUp rows={rows} />}</TaxLoader>
      </Stack>
    </Column>
  );
}

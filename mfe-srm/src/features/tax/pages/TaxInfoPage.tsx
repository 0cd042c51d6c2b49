import { PageHeader, Stack } from '@portal/shared/ui';
import { useOnboardingText } from '../../../messages/useOnboardingText';
import { useText } from '../../../messages/useText';
import { Column } from '../../onboarding/components/Column';
import { SetUpSteps } from '../../onboarding/components/SetUpSteps';
import { TaxLoader } from '../components/TaxLoader';
import { TaxSetUp } from '../components/TaxSetUp';

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

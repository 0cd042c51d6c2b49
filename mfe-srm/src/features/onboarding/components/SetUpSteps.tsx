import { Stepper } from '@portal/shared/ui/form';
import { useOnboardingText } from '../../../messages/useOnboardingText';

/** The progress of the setup. */
export function SetUpSteps({ current }: { current: 'tax' | 'contract' }) {
  const t = useOnboardingText();
  return (
    <Stepper
      label={t('srm.setUp')}
      steps={[
        { id: 'tax', label: t('srm.setUp.tax') },
        { id: 'contract', label: t('srm.setUp.contract') },
      ]}
      current={current}
    />
  );
}

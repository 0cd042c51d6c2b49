import { useOnboardingText } from '../../../messages/useOnboardingText';
import { SetUpFrame } from '../../../entities/agreement/components/SetUpFrame';
import { useTermsForm } from '../hooks/useTermsForm';
import { TermsField } from './TermsField';

export function TermsSetUp() {
  const t = useOnboardingText();
  const { form, errors, frame } = useTermsForm();
  return (
    <SetUpFrame {...frame} submitLabel={t('srm.terms.finish')}>
      <TermsField form={form} error={errors.getText('termsNCondition')} />
    </SetUpFrame>
  );
}

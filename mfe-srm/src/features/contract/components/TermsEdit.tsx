import { useOnboardingText } from '../../../messages/useOnboardingText';
import { ChangeFrame } from '../../../entities/agreement/components/ChangeFrame';
import { useTermsForm } from '../hooks/useTermsForm';
import { TermsField } from './TermsField';

export function TermsEdit() {
  const t = useOnboardingText();
  const { form, errors, frame } = useTermsForm();
  return (
    <ChangeFrame {...frame} savedText={t('srm.terms.saved')}>
      <TermsField form={form} error={errors.getText('termsNCondition')} />
    </ChangeFrame>
  );
}

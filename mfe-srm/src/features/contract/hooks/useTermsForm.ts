import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useAgreement } from '../../../entities/agreement/hooks/useAgreement';
import { useAgreementForm } from '../../../entities/agreement/hooks/useAgreementForm';
import { termsRules, type TermsValues } from '../model/terms-rules';

const resolver = valibotResolver(termsRules);

export function useTermsForm() {
  const { data } = useAgreement();
  const [values] = useState(() => ({ termsNCondition: data?.termsNCondition ?? '' }));
  return useAgreementForm<TermsValues>({
    resolver,
    values,
    fields: ['termsNCondition'],
    draft: 'terms',
    toBody: (terms) => terms,
  });
}

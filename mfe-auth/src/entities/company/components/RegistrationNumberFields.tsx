import { CheckboxField, TextField } from '@portal/shared/ui';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { usePageText } from '../../../messages/usePageText';
import type { CheckedCompany, CompanyValues } from '../model/company-form';

interface RegistrationNumberFieldsProps {
  form: UseFormReturn<CompanyValues, unknown, CheckedCompany>;
  error: string | undefined;
}

export function RegistrationNumberFields({ form, error }: RegistrationNumberFieldsProps) {
  const t = usePageText();
  const none = useWatch({ control: form.control, name: 'noRegNumber' });
  return (
    <>
      {!none && (
        <TextField
          {...form.register('regNumber')}
          label={t('company.regNumber')}
          code
          autoComplete="off"
          error={error}
        />
      )}
      <CheckboxField {...form.register('noRegNumber')} label={t('company.noRegNumber')} />
    </>
  );
}

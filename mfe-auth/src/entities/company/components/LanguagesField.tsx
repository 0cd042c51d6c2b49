import { useI18n } from '@portal/shared/portal';
import { MultiComboBox } from '@portal/shared/ui/overlays';
import { useMemo } from 'react';
import { useController, type Control } from 'react-hook-form';
import { usePageText } from '../../../messages/usePageText';
import type { CompanyValues, CheckedCompany } from '../model/company-form';
import { listLanguages } from '../model/languages';

interface LanguagesFieldProps {
  control: Control<CompanyValues, unknown, CheckedCompany>;
  error: string | undefined;
}

export function LanguagesField({ control, error }: LanguagesFieldProps) {
  const t = usePageText();
  const { locale } = useI18n();
  const { field } = useController({ control, name: 'companyLanguages' });
  const options = useMemo(() => listLanguages(locale), [locale]);
  return <MultiComboBox {...field} label={t('company.languages')} options={options} error={error} />;
}

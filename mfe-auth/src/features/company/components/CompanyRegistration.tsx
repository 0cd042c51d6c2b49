import { isoDateToday } from '@portal/shared/format';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { CompanyRecord } from '@portal/shared/contract';
import { useI18n, useSession } from '@portal/shared/portal';
import { useNavigate } from 'react-router-dom';
import { usePageCountry } from '../../../hooks/usePageCountry';
import { usePageText } from '../../../messages/usePageText';
import { useCompanyForm } from '../../../entities/company/hooks/useCompanyForm';
import { useSaveCompany } from '../../../entities/company/hooks/useSaveCompany';
import { createCompanyBody, updateCompanyBody } from '../../../entities/company/model/company-bodies';
import {
  companyFields,
  buildCompanyForm,
  toCompanyValues,
  type CheckedCompany,
  type CompanyValues,
} from '../../../entities/company/model/company-form';
import { CompanyFields } from '../../../entities/company/components/CompanyFields';
import { RegistrationFrame } from './RegistrationFrame';

interface CompanyRegistrationProps {
  /** The rejected company that is submitted again. */
  record: CompanyRecord | null;
  refresh: () => Promise<unknown>;
}

export function CompanyRegistration({ record, refresh }: CompanyRegistrationProps) {
  const t = usePageText();
  const userId = useSession()?.userId ?? '';
  const { locale } = useI18n();
  const country = usePageCountry();
  const navigate = useNavigate();
  const { create, update, announceWhenLeft } = useSaveCompany();
  const { form, errors, failure, uploads } = useCompanyForm<CompanyValues, CheckedCompany>({
    resolver: valibotResolver(buildCompanyForm(() => isoDateToday(country.id))),
    // They read the portal in a language that they are likely to speak with customers, too.
    defaultValues: record ? toCompanyValues(record) : { ...toCompanyValues(), companyLanguages: [locale] },
    fields: companyFields,
    draftName: `company-${userId}`,
    onConflict: refresh,
    async save(values, done) {
      const saved = await (record
        ? update(updateCompanyBody(record, values))
        : create(createCompanyBody(userId, values)));
      done();
      announceWhenLeft(saved);
      await navigate('/register/complete', { replace: true });
    },
  });
  return (
    <RegistrationFrame
      onSubmit={uploads.submit}
      onBlur={errors.onBlur}
      submitCount={form.formState.submitCount}
      busy={form.formState.isSubmitting}
      failure={failure}
      uploads={uploads}
      summary={errors.summary(companyFields)}
      submitLabel={t(record ? 'company.resubmit' : 'company.submit')}
    >
      <CompanyFields form={form} errors={errors} uploads={uploads} record={record} />
    </RegistrationFrame>
  );
}

import { isoDateToday } from '@portal/shared/format';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { CompanyRecord } from '@portal/shared/contract';
import { useCapability, useSession } from '@portal/shared/portal';
import { useNavigate } from 'react-router-dom';
import { usePageCountry } from '../../../hooks/usePageCountry';
import { usePageText } from '../../../messages/usePageText';
import { useCompanyForm } from '../../../entities/company/hooks/useCompanyForm';
import { useSaveCompany } from '../../../entities/company/hooks/useSaveCompany';
import { createIndividualBody, updateIndividualBody } from '../../../entities/company/model/company-bodies';
import {
  individualFields,
  individualForm,
  individualValues,
  type CheckedIndividual,
  type IndividualValues,
} from '../../../entities/company/model/individual-form';
import { IndividualFields } from '../../../entities/company/components/IndividualFields';
import { RegistrationFrame } from './RegistrationFrame';

interface IndividualRegistrationProps {
  /** The rejected registration that is submitted again. */
  record: CompanyRecord | null;
  refresh: () => Promise<unknown>;
}

export function IndividualRegistration({ record, refresh }: IndividualRegistrationProps) {
  const t = usePageText();
  const userId = useSession()?.userId ?? '';
  const country = usePageCountry();
  const navigate = useNavigate();
  const hasDetails = useCapability('individual-details');
  const { create, update, announceWhenLeft } = useSaveCompany();
  const { form, errors, failure, uploads } = useCompanyForm<IndividualValues, CheckedIndividual>({
    resolver: valibotResolver(individualForm(() => isoDateToday(country.id), hasDetails)),
    defaultValues: individualValues(record),
    fields: individualFields,
    draftName: `individual-${userId}`,
    onConflict: refresh,
    async save(values, done) {
      const saved = await (record
        ? update(updateIndividualBody(record, values, hasDetails))
        : create(createIndividualBody(userId, values, hasDetails)));
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
      summary={errors.summary(individualFields)}
      submitLabel={t(record ? 'company.resubmit' : 'company.submit')}
    >
      <IndividualFields form={form} errors={errors} uploads={uploads} record={record} />
    </RegistrationFrame>
  );
}

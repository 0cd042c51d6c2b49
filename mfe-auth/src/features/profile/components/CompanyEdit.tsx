import { isoDateToday } from '@portal/shared/format';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { CompanyRecord } from '@portal/shared/contract';
import { usePageCountry } from '../../../hooks/usePageCountry';
import { CompanyFields } from '../../../entities/company/components/CompanyFields';
import { updateCompanyBody } from '../../../entities/company/model/company-bodies';
import {
  companyFields,
  buildCompanyForm,
  toCompanyValues,
  type CheckedCompany,
  type CompanyValues,
} from '../../../entities/company/model/company-form';
import { useProfileEdit } from '../hooks/useProfileEdit';
import { EditFrame } from '@portal/shared/forms/edit';

interface CompanyEditProps {
  record: CompanyRecord;
  refresh: () => Promise<unknown>;
}

/** The form that changes a registered company. */
export function CompanyEdit({ record, refresh }: CompanyEditProps) {
  const country = usePageCountry();
  const { form, errors, uploads, frame } = useProfileEdit<CompanyValues, CheckedCompany>({
    record,
    refresh,
    resolver: valibotResolver(buildCompanyForm(() => isoDateToday(country.id))),
    values: toCompanyValues(record),
    fields: companyFields,
    toBody: updateCompanyBody,
  });
  return (
    <EditFrame {...frame}>
      <CompanyFields form={form} errors={errors} uploads={uploads} record={record} />
    </EditFrame>
  );
}

import { isoDateToday } from '@portal/shared/format';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { CompanyRecord } from '@portal/shared/contract';
import { usePageCountry } from '../../../hooks/usePageCountry';
import { IndividualFields } from '../../../entities/company/components/IndividualFields';
import { updateIndividualBody } from '../../../entities/company/model/company-bodies';
import {
  individualFields,
  individualForm,
  individualValues,
  type CheckedIndividual,
  type IndividualValues,
} from '../../../entities/company/model/individual-form';
import { useProfileEdit } from '../hooks/useProfileEdit';
import { EditFrame } from '@portal/shared/forms/edit';

interface IndividualEditProps {
  record: CompanyRecord;
  refresh: () => Promise<unknown>;
}

export function IndividualEdit({ record, refresh }: IndividualEditProps) {
  const country = usePageCountry();
  const { form, errors, uploads, frame } = useProfileEdit<IndividualValues, CheckedIndividual>({
    record,
    refresh,
    resolver: valibotResolver(individualForm(() => isoDateToday(country.id))),
    values: individualValues(record),
    fields: individualFields,
    toBody: updateIndividualBody,
  });
  return (
    <EditFrame {...frame}>
      <IndividualFields form={form} errors={errors} uploads={uploads} record={record} />
    </EditFrame>
  );
}

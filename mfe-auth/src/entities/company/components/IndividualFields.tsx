import { isoDateToday } from '@portal/shared/format';
import { UploadField, type Uploads } from '@portal/shared/forms/upload';
import { addDays, type CompanyRecord } from '@portal/shared/contract';
import type { useShownErrors } from '@portal/shared/forms';
import { useCapability } from '@portal/shared/portal';
import { Card, FieldRow, TextField } from '@portal/shared/ui';
import { DateField } from '@portal/shared/ui/date-fields';
import type { UseFormReturn } from 'react-hook-form';
import { usePageCountry } from '../../../hooks/usePageCountry';
import { usePageText } from '../../../messages/usePageText';
import { toFileReference } from '../model/files';
import type { CheckedIndividual, IndividualValues } from '../model/individual-form';

interface IndividualFieldsProps {
  form: UseFormReturn<IndividualValues, unknown, CheckedIndividual>;
  errors: ReturnType<typeof useShownErrors<IndividualValues>>;
  uploads: Uploads;
  record?: CompanyRecord | null;
}

export function IndividualFields({ form, errors, uploads, record }: IndividualFieldsProps) {
  const t = usePageText();
  const country = usePageCountry();
  const hasDetails = useCapability('individual-details');
  const { control, register } = form;
  return (
    <>
      <Card title={t('individual.section.licence')} subtitle={t('individual.section.licenceText')}>
        <FieldRow>
          <UploadField
            control={control}
            name="licenseFront"
            kind="document"
            label={t('individual.front')}
            error={errors.getText('licenseFront')}
            onUploading={uploads.onUploading}
            stored={toFileReference(record?.licenseFront ?? record?.commercialLicense)}
          />
          {hasDetails && (
            <UploadField
              control={control}
              name="licenseBack"
              kind="document"
              label={t('individual.back')}
              error={errors.getText('licenseBack')}
              onUploading={uploads.onUploading}
              stored={toFileReference(record?.licenseBack)}
            />
          )}
        </FieldRow>
        <DateField
          {...register('expireDate')}
          label={t('company.expiry')}
          min={addDays(isoDateToday(country.id), 1)}
          error={errors.getText('expireDate')}
        />
      </Card>
      {hasDetails && (
        <Card title={t('individual.section.vehicle')}>
          <TextField
            {...register('vehiclePlate')}
            label={t('individual.plate')}
            help={t('individual.plateHelp')}
            code
            autoCapitalize="characters"
            autoComplete="off"
            error={errors.getText('vehiclePlate')}
          />
        </Card>
      )}
    </>
  );
}

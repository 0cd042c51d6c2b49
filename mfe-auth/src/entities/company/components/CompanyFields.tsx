import { isoDateToday } from '@portal/shared/format';
import { UploadField, type Uploads } from '@portal/shared/forms/upload';
import { addDays, type CompanyRecord } from '@portal/shared/contract';
import type { useShownErrors } from '@portal/shared/forms';
import { Card, TextField } from '@portal/shared/ui';
import { TextAreaField } from '@portal/shared/ui/form';
import { DateField } from '@portal/shared/ui/date-fields';
import type { UseFormReturn } from 'react-hook-form';
import { usePageCountry } from '../../../hooks/usePageCountry';
import { usePageText } from '../../../messages/usePageText';
import type { CheckedCompany, CompanyValues } from '../model/company-form';
import { toFileReference } from '../model/files';
import { LanguagesField } from './LanguagesField';
import { LocationFields } from './LocationFields';
import { RegistrationNumberFields } from './RegistrationNumberFields';

interface CompanyFieldsProps {
  form: UseFormReturn<CompanyValues, unknown, CheckedCompany>;
  errors: ReturnType<typeof useShownErrors<CompanyValues>>;
  uploads: Uploads;
  record?: CompanyRecord | null;
}

/** The fields of a company. Registration, resubmission and editing share them. */
export function CompanyFields({ form, errors, uploads, record }: CompanyFieldsProps) {
  const t = usePageText();
  const country = usePageCountry();
  const { control, register } = form;
  return (
    <>
      <Card title={t('company.section.company')}>
        <TextField
          {...register('companyName')}
          label={t('company.name')}
          help={t('company.nameHelp')}
          autoComplete="organization"
          error={errors.getText('companyName')}
        />
        <UploadField
          control={control}
          name="companyLogo"
          kind="image"
          label={t('company.logo')}
          error={errors.getText('companyLogo')}
          onUploading={uploads.onUploading}
          stored={toFileReference(record?.companyLogo)}
        />
        <LanguagesField control={control} error={errors.getText('companyLanguages')} />
      </Card>
      <Card title={t('company.section.place')}>
        <LocationFields
          form={form}
          errors={{ stateId: errors.getText('location.stateId'), cityId: errors.getText('location.cityId') }}
        />
        <TextAreaField
          {...register('companyAddress')}
          label={t('company.address')}
          help={t('company.addressHelp')}
          autoComplete="street-address"
          error={errors.getText('companyAddress')}
        />
      </Card>
      <Card title={t('company.section.licence')}>
        <UploadField
          control={control}
          name="commercialLicense"
          kind="document"
          label={t(country.id === 'ae' ? 'company.licenceAe' : 'company.licenceIn')}
          error={errors.getText('commercialLicense')}
          onUploading={uploads.onUploading}
          stored={toFileReference(record?.commercialLicense)}
        />
        <DateField
          {...register('expireDate')}
          label={t('company.expiry')}
          min={addDays(isoDateToday(country.id), 1)}
          error={errors.getText('expireDate')}
        />
        <RegistrationNumberFields form={form} error={errors.getText('regNumber')} />
      </Card>
    </>
  );
}

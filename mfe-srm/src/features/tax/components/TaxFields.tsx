import { isOptionalField, lookupId, type CountryCode } from '@portal/shared/contract';
import { countryName } from '@portal/shared/format';
import type { useShownErrors } from '@portal/shared/forms';
import { SelectField, TextField, type TextFieldProps } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import type { UseFormReturn } from 'react-hook-form';
import { useOfferedFields } from '../../../libraries/record-form/hooks/useOfferedFields';
import { getTextProps } from '../../../libraries/record-form/model/form-fields';
import { useOnboardingText } from '../../../messages/useOnboardingText';
import { paths } from '../../../model/paths';
import { fields, taxNames, type CountryRow, type TaxValues } from '../model/tax-values';

interface TaxFieldsProps {
  form: UseFormReturn<TaxValues>;
  errors: ReturnType<typeof useShownErrors<TaxValues>>;
  country: CountryCode | null;
  rows: readonly CountryRow[];
}

export function TaxFields({ form, errors, country, rows }: TaxFieldsProps) {
  const t = useOnboardingText();
  const number = country ?? 'other';
  const getWords = (
    name: Exclude<keyof TaxValues, 'country'>,
  ): Partial<TextFieldProps> & { label: string } =>
    name === 'taxNumber'
      ? {
          label: t(`srm.tax.field.taxNumber.${number}`),
          help: t(`srm.tax.help.taxNumber.${number}`),
          inputMode: country === 'ae' ? 'numeric' : 'text',
        }
      : { label: t(`srm.tax.field.${name}`), help: t(`srm.tax.help.${name}`) };
  return (
    <>
      {useOfferedFields(fields, taxNames, country).map((name) =>
        name === 'country' ? (
          <SelectField
            key={name}
            {...form.register(name)}
            label={t('srm.tax.field.country')}
            placeholder={t('srm.tax.choose')}
            options={rows.map((row) => ({
              value: lookupId(row),
              label: row.code ? countryName(row.code) : row.name,
            }))}
            error={errors.getText(name)}
          />
        ) : (
          <TextField
            key={name}
            {...form.register(name)}
            {...getTextProps(fields[name].form)}
            {...getWords(name)}
            {...(isOptionalField(fields[name]) && { optional: true })}
            autoComplete="off"
            error={errors.getText(name)}
          />
        ),
      )}
      <p>
        <Link to={paths.taxRules}>{t('srm.tax.rules')}</Link>
      </p>
    </>
  );
}

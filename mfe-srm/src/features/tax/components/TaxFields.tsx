import { limits, lookupId, type CountryCode } from '@portal/shared/contract';
import { countryName } from '@portal/shared/format';
import type { useShownErrors } from '@portal/shared/forms';
import { useCapability } from '@portal/shared/portal';
import { SelectField, TextField } from '@portal/shared/ui';
import { Link } from 'react-router-dom';
import type { UseFormReturn } from 'react-hook-form';
import { useOnboardingText } from '../../../messages/useOnboardingText';
import { paths } from '../../../model/paths';
import type { CountryRow, TaxValues } from '../model/tax-values';

interface TaxFieldsProps {
  form: UseFormReturn<TaxValues>;
  errors: ReturnType<typeof useShownErrors<TaxValues>>;
  country: CountryCode | null;
  rows: readonly CountryRow[];
}

export function TaxFields({ form, errors, country, rows }: TaxFieldsProps) {
  const t = useOnboardingText();
  const number = country ?? 'other';
  const isElectronic = useCapability('electronic-invoices');
  const isRegistered = useCapability('registered-invoices');
  return (
    <>
      <SelectField
        {...form.register('countryId')}
        label={t('srm.tax.country')}
        placeholder={t('srm.tax.choose')}
        options={rows.map((row) => ({
          value: lookupId(row),
          label: row.code ? countryName(row.code) : row.name,
        }))}
        error={errors.getText('countryId')}
      />
      <TextField
        {...form.register('taxNumber')}
        label={t(`srm.tax.number.${number}`)}
        help={t(`srm.tax.help.${number}`)}
        code
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        inputMode={country === 'ae' ? 'numeric' : 'text'}
        error={errors.getText('taxNumber')}
      />
      {country === 'ae' && isElectronic && (
        <TextField
          {...form.register('licenceAuthority')}
          label={t('srm.tax.authority')}
          help={t('srm.tax.authorityHelp')}
          maxLength={limits.agreement.authorityMax}
          dir="auto"
          optional
          error={errors.getText('licenceAuthority')}
        />
      )}
      {country === 'in' && isRegistered && (
        <TextField
          {...form.register('pinCode')}
          label={t('srm.tax.pinCode')}
          help={t('srm.tax.pinCodeHelp')}
          inputMode="numeric"
          autoComplete="off"
          code
          optional
          error={errors.getText('pinCode')}
        />
      )}
      <p>
        <Link to={paths.taxRules}>{t('srm.tax.rules')}</Link>
      </p>
    </>
  );
}

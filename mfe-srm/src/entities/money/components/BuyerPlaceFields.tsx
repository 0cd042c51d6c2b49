import { emirateNames, limits } from '@portal/shared/contract';
import type { useShownErrors } from '@portal/shared/forms';
import { useCountry } from '@portal/shared/portal';
import { usePlaceNames } from '@portal/shared/names/places';
import { SelectField, TextField } from '@portal/shared/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useMoneyText } from '../../../messages/useMoneyText';
import type { CheckedIssue, CheckedSummary, IssueValues } from '../model/invoice';

interface Props<Checked extends CheckedIssue | CheckedSummary> {
  form: UseFormReturn<IssueValues, unknown, Checked>;
  errors: ReturnType<typeof useShownErrors<IssueValues>>;
}

/** What an electronic invoice names in addition to the address: the city, and the emirate or the PIN code. */
export function BuyerPlaceFields<Checked extends CheckedIssue | CheckedSummary>({
  form,
  errors,
}: Props<Checked>) {
  const t = useMoneyText();
  const getName = usePlaceNames();
  const country = useCountry().id;
  return (
    <>
      <TextField
        {...form.register('customerCity')}
        label={t('money.issue.customerCity')}
        maxLength={limits.invoice.cityMax}
        dir="auto"
        optional
        error={errors.getText('customerCity')}
      />
      {country === 'in' && (
        <TextField
          {...form.register('customerPinCode')}
          label={t('money.issue.customerPinCode')}
          help={t('money.issue.pinCodeHelp')}
          inputMode="numeric"
          autoComplete="off"
          code
          optional
          error={errors.getText('customerPinCode')}
        />
      )}
      {country === 'ae' && (
        <SelectField
          {...form.register('customerEmirate')}
          label={t('money.issue.customerEmirate')}
          help={t('money.issue.emirateHelp')}
          placeholder={t('money.issue.chooseEmirate')}
          options={Object.entries(emirateNames).map(([value, name]) => ({ value, label: getName(name) }))}
          optional
          error={errors.getText('customerEmirate')}
        />
      )}
    </>
  );
}

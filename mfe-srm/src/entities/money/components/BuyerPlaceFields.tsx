import { emirateNames, limits } from '@portal/shared/contract';
import type { useShownErrors } from '@portal/shared/forms';
import { usePlaceNames } from '@portal/shared/names/places';
import { SelectField, TextField } from '@portal/shared/ui';
import type { UseFormReturn } from 'react-hook-form';
import { useMoneyText } from '../../../messages/useMoneyText';
import type { CheckedIssue, IssueValues } from '../model/invoice';

interface Props {
  form: UseFormReturn<IssueValues, unknown, CheckedIssue>;
  errors: ReturnType<typeof useShownErrors<IssueValues>>;
}

/** City and emirate of the customer, which an electronic invoice names in addition to the address. */
export function BuyerPlaceFields({ form, errors }: Props) {
  const t = useMoneyText();
  const getName = usePlaceNames();
  return (
    <>
      <TextField
        {...form.register('customerCity')}
        label={t('money.issue.customerCity')}
        maxLength={limits.invoice.cityMax}
        dir="auto"
        optional
        error={errors.of('customerCity')}
      />
      <SelectField
        {...form.register('customerEmirate')}
        label={t('money.issue.customerEmirate')}
        help={t('money.issue.emirateHelp')}
        placeholder={t('money.issue.chooseEmirate')}
        options={Object.entries(emirateNames).map(([value, name]) => ({ value, label: getName(name) }))}
        optional
        error={errors.of('customerEmirate')}
      />
    </>
  );
}

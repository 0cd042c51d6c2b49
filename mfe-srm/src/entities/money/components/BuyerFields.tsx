import { indianStates, limits, getGstinState } from '@portal/shared/contract';
import type { useShownErrors } from '@portal/shared/forms';
import { usePlaceNames } from '@portal/shared/names/places';
import { useCountry } from '@portal/shared/portal';
import { SelectField, TextField } from '@portal/shared/ui';
import { TextAreaField } from '@portal/shared/ui/form';
import type { UseFormReturn } from 'react-hook-form';
import { useMoneyText } from '../../../messages/useMoneyText';
import { useHasElectronicDocuments } from '../hooks/useHasElectronicDocuments';
import type { CheckedIssue, CheckedSummary, IssueValues } from '../model/invoice';
import { BuyerPlaceFields } from './BuyerPlaceFields';

interface Props<Checked extends CheckedIssue | CheckedSummary> {
  form: UseFormReturn<IssueValues, unknown, Checked>;
  errors: ReturnType<typeof useShownErrors<IssueValues>>;
}

/** Whom an invoice names: tax number and address, and what the country and electronic invoices ask for. */
export function BuyerFields<Checked extends CheckedIssue | CheckedSummary>({ form, errors }: Props<Checked>) {
  const t = useMoneyText();
  const country = useCountry().id;
  const getName = usePlaceNames();
  const isElectronic = useHasElectronicDocuments();
  const isOtherState = form.formState.errors.customerState?.message === 'money.issue.otherState';
  return (
    <>
      <TextField
        {...form.register('customerTaxNumber', {
          onChange: ({ target }: { target: { value: string } }) => {
            // A GSTIN contains the state of registration.
            const state = country === 'in' && target.value.length >= 2 ? getGstinState(target.value) : null;
            if (state) form.setValue('customerState', state, { shouldDirty: true });
          },
        })}
        label={t('money.issue.customerTaxNumber')}
        help={t('money.issue.taxHelp')}
        autoComplete="off"
        code
        optional
        error={errors.getText('customerTaxNumber')}
      />
      {country === 'in' && (
        <SelectField
          {...form.register('customerState')}
          label={t('money.issue.customerState')}
          help={t('money.issue.stateHelp')}
          placeholder={t('money.issue.ownState')}
          options={Object.entries(indianStates)
            .map(([value, name]) => ({ value, label: getName(name) }))
            .sort((one, other) => one.label.localeCompare(other.label))}
          optional
          error={isOtherState ? t('money.issue.otherState') : errors.getText('customerState')}
        />
      )}
      <TextAreaField
        {...form.register('customerAddress')}
        label={t('money.issue.customerAddress')}
        help={t(`money.issue.addressHelp.${country}`)}
        maxLength={limits.invoice.addressMax}
        rows={2}
        dir="auto"
        optional
        error={errors.getText('customerAddress')}
      />
      {isElectronic && <BuyerPlaceFields form={form} errors={errors} />}
    </>
  );
}

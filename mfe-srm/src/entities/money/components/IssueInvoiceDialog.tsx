import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  indianStates,
  limits,
  srmInvoiceEndpoints,
  stateOfGstin,
  type InvoiceRecord,
  type TripRecord,
} from '@portal/shared/contract';
import { usePlaceNames } from '@portal/shared/names/places';
import { useCountry } from '@portal/shared/portal';
import { SelectField, TextAreaField, TextField } from '@portal/shared/ui';
import { useMoneyText } from '../../../messages/useMoneyText';
import { useElectronicOffer } from '../hooks/useElectronicOffer';
import { useMoneyForm } from '../hooks/useMoneyForm';
import {
  issueFields,
  issueRules,
  toIssueValues,
  type CheckedIssue,
  type IssueValues,
} from '../model/invoice';
import { BuyerPlaceFields } from './BuyerPlaceFields';
import { MoneyDialog } from './MoneyDialog';

interface Props {
  trip: TripRecord;
  /** The credited invoice that this one replaces. */
  before?: InvoiceRecord | undefined;
  onClose: () => void;
}

/** The tax invoice of a closed trip. Once it is issued, the trip stays closed. */
export function IssueInvoiceDialog({ trip, before, onClose }: Props) {
  const t = useMoneyText();
  const country = useCountry().id;
  const getName = usePlaceNames();
  const isElectronic = useElectronicOffer();
  const { form, errors, dialog } = useMoneyForm<typeof srmInvoiceEndpoints.issue, IssueValues, CheckedIssue>({
    endpoint: srmInvoiceEndpoints.issue,
    resolver: valibotResolver(issueRules(trip.bookingId, country)),
    defaultValues: toIssueValues(before),
    fields: issueFields,
    toInput: (body) => ({ body }),
    describe: ({ number }) => t('money.issue.done', { number }),
    onDone: onClose,
  });
  const isOtherState = form.formState.errors.customerState?.message === 'money.issue.otherState';
  return (
    <MoneyDialog
      {...dialog}
      onClose={onClose}
      title={t('money.issue.title')}
      text={t('money.issue.text')}
      saveLabel={t('money.issue.save')}
    >
      <TextField
        {...form.register('customerTaxNumber', {
          onChange: ({ target }: { target: { value: string } }) => {
            // A GSTIN contains the state of registration.
            const state = country === 'in' && target.value.length >= 2 ? stateOfGstin(target.value) : null;
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
    </MoneyDialog>
  );
}

import { valibotResolver } from '@hookform/resolvers/valibot';
import { limits, srmInvoiceEndpoints, type TripRecord } from '@portal/shared/contract';
import { useShownErrors } from '@portal/shared/forms';
import { useCountry } from '@portal/shared/portal';
import { TextAreaField, TextField } from '@portal/shared/ui';
import { useForm } from 'react-hook-form';
import { useMoneyText } from '../../../messages/useMoneyText';
import { useMoneyForm } from '../hooks/useMoneyForm';
import { issueFields, issueRules, type CheckedIssue, type IssueValues } from '../model/invoice';
import { MoneyDialog } from './MoneyDialog';

/** The tax invoice of a closed trip; once it is out, the trip stays closed. */
export function IssueInvoiceDialog({ trip, onClose }: { trip: TripRecord; onClose: () => void }) {
  const t = useMoneyText();
  const country = useCountry().id;
  const form = useForm<IssueValues, unknown, CheckedIssue>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(issueRules(trip.bookingId, country)),
    defaultValues: { customerTaxNumber: '', customerAddress: '' },
  });
  const errors = useShownErrors(form);
  const { send, failure } = useMoneyForm(srmInvoiceEndpoints.issue, form, issueFields);
  const submit = form.handleSubmit((body) =>
    send({ body }, { done: ({ number }) => t('money.issue.done', { number }), onDone: onClose }),
  );
  return (
    <MoneyDialog
      failure={failure}
      onClose={onClose}
      onBlur={errors.onBlur}
      submitCount={form.formState.submitCount}
      title={t('money.issue.title')}
      text={t('money.issue.text')}
      saveLabel={t('money.issue.save')}
      busy={form.formState.isSubmitting}
      onSubmit={() => void submit()}
    >
      <TextField
        {...form.register('customerTaxNumber')}
        label={t('money.issue.customerTaxNumber')}
        help={t('money.issue.taxHelp')}
        autoComplete="off"
        code
        optional
        error={errors.of('customerTaxNumber')}
      />
      <TextAreaField
        {...form.register('customerAddress')}
        label={t('money.issue.customerAddress')}
        maxLength={limits.invoice.addressMax}
        rows={2}
        dir="auto"
        optional
        error={errors.of('customerAddress')}
      />
    </MoneyDialog>
  );
}

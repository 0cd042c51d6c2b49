import { valibotResolver } from '@hookform/resolvers/valibot';
import { srmInvoiceEndpoints, type InvoiceRecord, type TripRecord } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { useMoneyText } from '../../../messages/useMoneyText';
import { useMoneyForm } from '../hooks/useMoneyForm';
import {
  issueFields,
  issueRules,
  toIssueValues,
  type CheckedIssue,
  type IssueValues,
} from '../model/invoice';
import { BuyerFields } from './BuyerFields';
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
  const { form, errors, dialog } = useMoneyForm<typeof srmInvoiceEndpoints.issue, IssueValues, CheckedIssue>({
    endpoint: srmInvoiceEndpoints.issue,
    resolver: valibotResolver(issueRules(trip.bookingId, country)),
    defaultValues: toIssueValues(before?.customer),
    fields: issueFields,
    toInput: (body) => ({ body }),
    describe: ({ number }) => t('money.issue.done', { number }),
    onDone: onClose,
  });
  return (
    <MoneyDialog
      {...dialog}
      onClose={onClose}
      title={t('money.issue.title')}
      text={t('money.issue.text')}
      saveLabel={t('money.issue.save')}
    >
      <BuyerFields form={form} errors={errors} />
    </MoneyDialog>
  );
}

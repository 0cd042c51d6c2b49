import { valibotResolver } from '@hookform/resolvers/valibot';
import { srmInvoiceEndpoints, type SummaryCandidate, type SummaryOffer } from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { useMoneyText } from '../../../../messages/useMoneyText';
import { useMoneyForm } from '../../hooks/useMoneyForm';
import {
  issueFields,
  summaryRules,
  toIssueValues,
  type CheckedSummary,
  type IssueValues,
} from '../../model/invoice';
import { BuyerFields } from '../BuyerFields';
import { MoneyDialog } from '../MoneyDialog';

interface Props {
  customerId: string;
  trips: readonly SummaryCandidate[];
  /** Whom the newest invoice of the customer names. */
  buyer: SummaryOffer['buyer'];
  onClose: () => void;
}

/** One tax invoice for the chosen trips. Once it is issued, they stay closed. */
export function IssueSummaryDialog({ customerId, trips, buyer, onClose }: Props) {
  const t = useMoneyText();
  const country = useCountry().id;
  const bookingIds = trips.map(({ bookingId }) => bookingId);
  const { form, errors, dialog } = useMoneyForm<
    typeof srmInvoiceEndpoints.summarize,
    IssueValues,
    CheckedSummary
  >({
    endpoint: srmInvoiceEndpoints.summarize,
    resolver: valibotResolver(summaryRules(customerId, bookingIds, country)),
    defaultValues: toIssueValues(buyer),
    fields: issueFields,
    toInput: (body) => ({ body }),
    describe: ({ number }) => t('money.issue.done', { number }),
    onDone: onClose,
  });
  return (
    <MoneyDialog
      {...dialog}
      onClose={onClose}
      title={t('money.summary.issueTitle', { count: trips.length })}
      text={t('money.issue.text')}
      saveLabel={t('money.issue.save')}
    >
      <BuyerFields form={form} errors={errors} />
    </MoneyDialog>
  );
}

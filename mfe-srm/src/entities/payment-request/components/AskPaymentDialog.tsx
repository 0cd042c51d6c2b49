import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  paymentRequestBody,
  readMinor,
  readPlainNumber,
  srmPaymentRequestEndpoints,
} from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import * as v from 'valibot';
import { usePaymentRequestText } from '../../../messages/usePaymentRequestText';
import { MoneyDialog } from '../../money/components/MoneyDialog';
import { useMoneyForm } from '../../money/hooks/useMoneyForm';
import { MoneyField } from '../../../components/MoneyField';

interface Props {
  readonly bookingId: string;
  readonly invoiceId: string | null;
  /** What is open and not asked for yet. */
  readonly unasked: string;
  readonly onClose: () => void;
}

interface Values {
  amount: string;
}

const requestRules = (bookingId: string, invoiceId: string | null) =>
  v.pipe(
    v.custom<Values>(() => true),
    v.transform(({ amount }): v.InferInput<typeof paymentRequestBody> => ({
      bookingId,
      amount: readPlainNumber(amount),
      ...(invoiceId !== null && { invoiceId }),
    })),
    paymentRequestBody,
  );

/** Asks for an amount of what is open; its link is then in the list. */
export function AskPaymentDialog({ bookingId, invoiceId, unasked, onClose }: Props) {
  const t = usePaymentRequestText();
  const { currency } = useCountry();
  const { form, errors, dialog } = useMoneyForm<
    typeof srmPaymentRequestEndpoints.ask,
    Values,
    v.InferOutput<typeof paymentRequestBody>
  >({
    endpoint: srmPaymentRequestEndpoints.ask,
    resolver: valibotResolver(requestRules(bookingId, invoiceId)),
    defaultValues: { amount: unasked },
    fields: ['amount'],
    toInput: (body) => ({ body }),
    describe: ({ amount }) =>
      t('paymentRequest.ask.done', { amount: formatMoney(readMinor(amount) ?? 0, currency) }),
    onDone: onClose,
  });
  return (
    <MoneyDialog
      {...dialog}
      onClose={onClose}
      title={t('paymentRequest.ask.title')}
      text={t('paymentRequest.ask.text')}
      saveLabel={t('paymentRequest.ask.save')}
    >
      <MoneyField
        {...form.register('amount')}
        label={t('paymentRequest.ask.amount')}
        error={errors.getText('amount')}
      />
    </MoneyDialog>
  );
}

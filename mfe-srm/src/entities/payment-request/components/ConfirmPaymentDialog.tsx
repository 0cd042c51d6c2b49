import { valibotResolver } from '@hookform/resolvers/valibot';
import {
  paymentArrivedBody,
  paymentMethods,
  srmPaymentRequestEndpoints,
  type PaymentMethod,
  type PaymentRequest,
} from '@portal/shared/contract';
import { useCountry } from '@portal/shared/portal';
import { SelectField } from '@portal/shared/ui';
import * as v from 'valibot';
import { useMoneyText } from '../../../messages/useMoneyText';
import { usePaymentRequestText } from '../../../messages/usePaymentRequestText';
import { MoneyDialog } from '../../money/components/MoneyDialog';
import { useMoneyForm } from '../../money/hooks/useMoneyForm';

interface Props {
  readonly request: PaymentRequest;
  /** The amount, as it is shown. */
  readonly amount: string;
  readonly onClose: () => void;
}

interface Values {
  method: PaymentMethod;
}

const arrivalRules = (requestId: string) =>
  v.pipe(
    v.custom<Values>(() => true),
    v.transform(({ method }) => ({ requestId, method })),
    paymentArrivedBody,
  );

/** Records that the money has arrived, by the method that the page offered. */
export function ConfirmPaymentDialog({ request, amount, onClose }: Props) {
  const t = usePaymentRequestText();
  const say = useMoneyText();
  const { id: country } = useCountry();
  const { form, errors, dialog } = useMoneyForm<
    typeof srmPaymentRequestEndpoints.confirm,
    Values,
    v.InferOutput<typeof paymentArrivedBody>
  >({
    endpoint: srmPaymentRequestEndpoints.confirm,
    resolver: valibotResolver(arrivalRules(request.requestId)),
    defaultValues: { method: country === 'in' ? 'upi' : 'bank_transfer' },
    fields: ['method'],
    toInput: (body) => ({ body }),
    describe: () => t('paymentRequest.paid.done'),
    onDone: onClose,
  });
  return (
    <MoneyDialog
      {...dialog}
      onClose={onClose}
      title={t('paymentRequest.paid.title')}
      text={t('paymentRequest.paid.text', { amount })}
      saveLabel={t('paymentRequest.paid.save')}
    >
      <SelectField
        {...form.register('method')}
        label={t('paymentRequest.paid.method')}
        options={paymentMethods.map((value) => ({ value, label: say(`money.method.${value}`) }))}
        error={errors.getText('method')}
      />
    </MoneyDialog>
  );
}

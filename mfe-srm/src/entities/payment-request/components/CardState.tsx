import { currencies, readMinor, type PaymentRequest } from '@portal/shared/contract';
import { formatMoney } from '@portal/shared/format';
import { Banner, Text } from '@portal/shared/ui';
import { usePaymentRequestText } from '../../../messages/usePaymentRequestText';

interface Props {
  readonly request: PaymentRequest;
  /** What was asked for, as it is shown. */
  readonly amount: string;
}

/** How the payment by card of a request stands; one that differs from the request is a warning. */
export function CardState({ request: { card }, amount }: Props) {
  const t = usePaymentRequestText();
  if (!card || card.state === 'CLOSED') return null;
  if (card.state === 'FLAGGED') {
    const { problem, receivedAmount, receivedCurrency } = card;
    const known = currencies.find((code) => code === receivedCurrency);
    const received = known
      ? formatMoney(readMinor(receivedAmount) ?? 0, known)
      : `${receivedAmount ?? ''} ${receivedCurrency ?? ''}`;
    return (
      <Banner tone="warning" title={t('paymentRequest.card.flagged')}>
        {t(`paymentRequest.card.${problem ?? 'AMOUNT'}`, { received, amount })}
      </Banner>
    );
  }
  return (
    <Text size={2} tone="muted">
      {t(`paymentRequest.card.${card.state}`)}
    </Text>
  );
}

import type { ApiClient } from '@portal/shared/api';
import { paymentLinkEndpoints, type PaymentPage } from '@portal/shared/contract';
import { Card, EmptyState, Stack, Text } from '@portal/shared/ui';
import { useFormatMoment } from '../../../entities/customer-link/hooks/useFormatMoment';
import { usePaymentText } from '../../../messages/usePaymentText';
import { useMoney } from '../../../entities/customer-link/hooks/useMoney';
import { FileButton } from './FileButton';

/** The payment has arrived, with its receipt; or nothing is open any more. */
export function PaymentOutcome({ page, api }: { page: PaymentPage; api: ApiClient }) {
  const t = usePaymentText();
  const writeMoment = useFormatMoment(page.country);
  if (page.state === 'SETTLED')
    return (
      <Card>
        <EmptyState level={2} icon="check" title={t('payment.settled')}>
          {t('payment.settled.text')}
        </EmptyState>
      </Card>
    );
  return (
    <Card>
      <EmptyState
        level={2}
        icon="check"
        title={t('payment.paid')}
        action={
          <FileButton
            api={api}
            endpoint={paymentLinkEndpoints.receipt}
            input={{}}
            name={t('payment.receiptName', { trip: page.tripCode })}
            failure={t('payment.receipt.failed')}
            variant="primary"
          >
            {t('payment.receipt')}
          </FileButton>
        }
      >
        {t('payment.paid.text', { moment: writeMoment(page.paidAt) ?? '' })}
      </EmptyState>
      <Refunds page={page} />
    </Card>
  );
}

function Refunds({ page }: { page: PaymentPage }) {
  const t = usePaymentText();
  const writeMoment = useFormatMoment(page.country);
  const writeMoney = useMoney(page.currency);
  const refunds = page.refunds ?? [];
  if (refunds.length === 0) return null;
  return (
    <Stack gap={2}>
      {refunds.map(({ amount, state, at }) => (
        <Text key={at}>
          {state === 'PENDING'
            ? t('payment.refund.pending', { amount: writeMoney(amount) })
            : t('payment.refund', { amount: writeMoney(amount), moment: writeMoment(at) ?? '' })}
        </Text>
      ))}
    </Stack>
  );
}

import type { ApiClient } from '@portal/shared/api';
import { paymentLinkEndpoints, type PaymentPage } from '@portal/shared/contract';
import { Card, Heading, Stack, Text } from '@portal/shared/ui';
import { useFormatMoment } from '../../../entities/customer-link/hooks/useFormatMoment';
import { usePaymentText } from '../../../messages/usePaymentText';
import { useMoney } from '../../../entities/customer-link/hooks/useMoney';
import { FileButton } from './FileButton';

/** The notices of the tolls and fines that are paid: who drove, when, where, and by which contract. */
export function PaymentNotices({ page, api }: { page: PaymentPage; api: ApiClient }) {
  const t = usePaymentText();
  const writeMoney = useMoney(page.currency);
  const writeMoment = useFormatMoment(page.country);
  const notices = page.notices ?? [];
  if (notices.length === 0) return null;
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size={3}>
          {t('payment.notices')}
        </Heading>
        <Text tone="muted">{t('payment.notices.text')}</Text>
        {notices.map(({ chargeId, at, amount }) => (
          <FileButton
            key={chargeId}
            api={api}
            endpoint={paymentLinkEndpoints.notice}
            input={{ query: { chargeId } }}
            name={t('payment.noticeName', { trip: page.tripCode })}
            failure={t('payment.notice.failed')}
          >
            {t('payment.notice', { amount: writeMoney(amount), moment: writeMoment(at) ?? '' })}
          </FileButton>
        ))}
      </Stack>
    </Card>
  );
}

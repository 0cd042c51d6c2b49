import type { ApiClient } from '@portal/shared/api';
import { paymentLinkEndpoints, type PaymentPage } from '@portal/shared/contract';
import { Banner, Button, Card, Inline, Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { usePaymentText } from '../../../messages/usePaymentText';

export interface CardWayProps {
  readonly page: PaymentPage;
  readonly api: ApiClient;
  /** Nothing is to be paid any more. */
  readonly onPaid: () => void;
}

/** Payment by card, on the provider's own page: no card data come here. */
export function CardWay({ page, api, onPaid }: CardWayProps) {
  const t = usePaymentText();
  const [state, setState] = useState<'idle' | 'opening' | 'failed'>('idle');
  const isPending = page.card === 'pending';
  async function openPage() {
    setState('opening');
    try {
      const { url } = await api.call(paymentLinkEndpoints.checkout, {});
      if (url !== null) return window.location.assign(url);
      setState('idle');
      onPaid();
    } catch (error) {
      console.error('The page for the card could not be opened', error);
      setState('failed');
    }
  }
  return (
    <Card title={t('payment.card')} subtitle={t('payment.card.text')}>
      <Stack gap={4}>
        {isPending && <Text role="status">{t('payment.card.pending')}</Text>}
        <Inline>
          <Button
            variant={isPending ? 'secondary' : 'primary'}
            busy={state === 'opening'}
            onClick={() => void openPage()}
          >
            {t(isPending ? 'payment.card.continue' : 'payment.card.open')}
          </Button>
        </Inline>
        {state === 'failed' && (
          <Banner tone="danger" title={t('payment.card.failed')}>
            {t('payment.card.failedText')}
          </Banner>
        )}
      </Stack>
    </Card>
  );
}

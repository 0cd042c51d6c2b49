import type { ApiClient } from '@portal/shared/api';
import { paymentLinkEndpoints, type PaymentPage } from '@portal/shared/contract';
import { Banner, Button, Card, EmptyState, Stack } from '@portal/shared/ui';
import { useState } from 'react';
import { useMoment } from '../../../entities/customer-link/hooks/useMoment';
import { usePaymentText } from '../../../messages/usePaymentText';

const loadSaver = () => import(/* webpackChunkName: "save-file" */ '@portal/shared/csv/save-file');

/** The payment has arrived, with its receipt; or nothing is open any more. */
export function PaymentOutcome({ page, api }: { page: PaymentPage; api: ApiClient }) {
  const t = usePaymentText();
  const writeMoment = useMoment(page.country);
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
        action={<ReceiptButton api={api} name={t('payment.receiptName', { trip: page.tripCode })} />}
      >
        {t('payment.paid.text', { moment: writeMoment(page.paidAt) ?? '' })}
      </EmptyState>
    </Card>
  );
}

function ReceiptButton({ api, name }: { api: ApiClient; name: string }) {
  const t = usePaymentText();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  async function download() {
    setState('loading');
    try {
      const [{ saveFile }, file] = await Promise.all([
        loadSaver(),
        api.download(paymentLinkEndpoints.receipt, {}),
      ]);
      saveFile(file.blob, file.blob.type, file.name ?? name);
      setState('idle');
    } catch (error) {
      console.error('The receipt could not be had', error);
      setState('failed');
    }
  }
  return (
    <Stack gap={3}>
      <Button variant="primary" busy={state === 'loading'} onClick={() => void download()}>
        {t('payment.receipt')}
      </Button>
      {state === 'failed' && (
        <Banner tone="danger" title={t('payment.receipt.failed')}>
          {t('payment.receipt.failedText')}
        </Banner>
      )}
    </Stack>
  );
}

import {
  readMinor,
  srmPaymentRequestEndpoints,
  type CustomerRecord,
  type PaymentRequest,
} from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Badge, Button, Inline, Stack, Text, type Tone } from '@portal/shared/ui';
import { ConfirmDialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import { usePaymentRequestText } from '../../../messages/usePaymentRequestText';
import { ShareLink } from '../../customer-link/components/ShareLink';
import { useRequestCall } from '../hooks/useRequestCall';
import { getRequestStage, getStageMoment, type RequestStage } from '../model/request-stage';
import { CardState } from './CardState';
import { ConfirmPaymentDialog } from './ConfirmPaymentDialog';

const tones: Readonly<Record<RequestStage, Tone>> = {
  made: 'info',
  mailed: 'info',
  opened: 'info',
  PAID: 'success',
  EXPIRED: 'warning',
  WITHDRAWN: 'neutral',
};

interface Props {
  readonly request: PaymentRequest;
  readonly customer: CustomerRecord | null;
}

/** One request: how much, how far it has come, its link, and what became of it. */
export function RequestItem({ request, customer }: Props) {
  const t = usePaymentRequestText();
  const { id: country, currency } = useCountry();
  const [isConfirming, setConfirming] = useState(false);
  const { state, link, expiresAt, invoiceNumber } = request;
  const stage = getRequestStage(request);
  const moment = getStageMoment(request);
  const amount = formatMoney(readMinor(request.amount) ?? 0, currency);
  const values = {
    until: formatDateTime(expiresAt, country),
    at: moment ? formatDateTime(moment, country) : '',
  };
  const canArrive = state === 'OPEN' || state === 'EXPIRED';
  return (
    <li>
      <Stack gap={3}>
        <Inline gap={3}>
          <strong>{amount}</strong>
          <Badge tone={tones[stage]}>{t(`paymentRequest.state.${stage}`)}</Badge>
          {invoiceNumber && (
            <Text size={2} tone="muted">
              {t('paymentRequest.invoice', { number: invoiceNumber })}
            </Text>
          )}
        </Inline>
        <Text size={2} tone="muted">
          {t(`paymentRequest.when.${stage}`, values)}
        </Text>
        {request.card && <CardState request={request} amount={amount} />}
        {link && <ShareRequest request={request} link={link} amount={amount} customer={customer} />}
        {canArrive && (
          <Inline gap={2}>
            <Button
              size="sm"
              aria-label={t('paymentRequest.paidOf', { amount })}
              onClick={() => setConfirming(true)}
            >
              {t('paymentRequest.paid')}
            </Button>
            <Withdraw request={request} amount={amount} />
          </Inline>
        )}
      </Stack>
      {isConfirming && (
        <ConfirmPaymentDialog request={request} amount={amount} onClose={() => setConfirming(false)} />
      )}
    </li>
  );
}

function ShareRequest({ request, link, amount, customer }: Props & { link: string; amount: string }) {
  const t = usePaymentRequestText();
  const { requestId, expiresAt } = request;
  const { isRunning, error, send } = useRequestCall(srmPaymentRequestEndpoints.mail);
  const email = customer?.email ?? '';
  // Where the answer does not have the field, nobody knows.
  const isWithoutEmail = customer?.email === '' || customer?.email === null;
  return (
    <Stack gap={3}>
      <ShareLink
        desk={{ customer, isIssuing: false, issue: () => Promise.resolve({ address: link, expiresAt }) }}
        texts={{
          writeMessage: (values) => t('paymentRequest.message', { ...values, amount }),
          writeCopied: (until) => t('paymentRequest.copied', { until }),
        }}
      />
      {isWithoutEmail && (
        <Text size={2} tone="muted">
          {t('paymentRequest.noMail')}
        </Text>
      )}
      {email && (
        <Inline>
          <Button
            icon="mail"
            busy={isRunning}
            onClick={() => void send({ body: { requestId, email } }, t('paymentRequest.mailed', { email }))}
          >
            {t('paymentRequest.mail', { email })}
          </Button>
        </Inline>
      )}
      <FormFailure error={error} />
    </Stack>
  );
}

function Withdraw({ request: { requestId }, amount }: { request: PaymentRequest; amount: string }) {
  const t = usePaymentRequestText();
  const [isAsking, setAsking] = useState(false);
  const { isRunning, error, send } = useRequestCall(srmPaymentRequestEndpoints.withdraw);
  async function withdraw() {
    await send({ body: { requestId } }, t('paymentRequest.withdrawn'));
    setAsking(false);
  }
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t('paymentRequest.withdrawOf', { amount })}
        onClick={() => setAsking(true)}
      >
        {t('paymentRequest.withdraw')}
      </Button>
      <FormFailure error={error} />
      {isAsking && (
        <ConfirmDialog
          title={t('paymentRequest.withdraw.title')}
          confirmLabel={t('paymentRequest.withdraw')}
          tone="danger"
          busy={isRunning}
          onConfirm={() => void withdraw()}
          onCancel={() => setAsking(false)}
        >
          {t('paymentRequest.withdraw.text')}
        </ConfirmDialog>
      )}
    </>
  );
}

import { isNotOffered } from '@portal/shared/api';
import { readMinor, srmBookingEndpoints, srmPaymentRequestEndpoints } from '@portal/shared/contract';
import { useCapability, useQuery } from '@portal/shared/portal';
import { Button, ErrorState, Heading, Inline, Skeleton, Stack, Text } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { usePaymentRequestText } from '../../../messages/usePaymentRequestText';
import { AskPaymentDialog } from './AskPaymentDialog';
import { RequestItem } from './RequestItem';

const List = styled.ul`
  display: grid;
  gap: var(--space-5);
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Polls whether a page was opened or a payment arrived, while a link is out. */
const ASK_EVERY = 15_000;

interface Props {
  readonly bookingId: string;
  /** Only what was asked for by this document, and the next one names it. */
  readonly invoiceId?: string | null;
  readonly level?: 2 | 3;
}

/** Payments that a customer was asked for by a link, and the press that asks. Nothing where a server has none. */
export function PaymentRequests({ bookingId, invoiceId = null, level = 3 }: Props) {
  const t = usePaymentRequestText();
  const isOffered = useCapability('payment-links');
  const { data, error, isRefreshing, refresh } = useQuery(
    srmPaymentRequestEndpoints.list,
    isOffered ? { query: { bookingId } } : null,
    {
      revalidateOnFocus: true,
      onError: () => undefined,
      refreshInterval: (found) => (found?.list.some(({ state }) => state === 'OPEN') ? ASK_EVERY : 0),
    },
  );
  const list = (data?.list ?? []).filter((one) => invoiceId === null || one.invoiceId === invoiceId);
  const { data: trip } = useQuery(
    srmBookingEndpoints.get,
    list.some(({ state }) => state === 'OPEN') ? { params: { id: bookingId } } : null,
    { onError: () => undefined },
  );
  const [isAsking, setAsking] = useState(false);
  const canAsk = (readMinor(data?.unasked) ?? 0) > 0;
  if (!isOffered || (isNotOffered(error) && !data) || (data && list.length === 0 && !canAsk)) return null;
  return (
    <Stack gap={3}>
      <Inline justify="space-between">
        <Heading level={level} size={3}>
          {t('paymentRequest.title')}
        </Heading>
        {canAsk && (
          <Button size="sm" onClick={() => setAsking(true)}>
            {t('paymentRequest.ask')}
          </Button>
        )}
      </Inline>
      {error && !data && (
        <ErrorState
          title={t('paymentRequest.failed')}
          level={3}
          retrying={isRefreshing}
          onRetry={() => void refresh()}
        >
          {error.message}
        </ErrorState>
      )}
      {!data && !error && <Skeleton width="60%" />}
      {data && list.length === 0 && <Text tone="muted">{t('paymentRequest.text')}</Text>}
      {list.length > 0 && (
        <List role="list" aria-label={t('paymentRequest.list')}>
          {list.map((request) => (
            <RequestItem key={request.requestId} request={request} customer={trip?.customer ?? null} />
          ))}
        </List>
      )}
      {isAsking && (
        <AskPaymentDialog
          bookingId={bookingId}
          invoiceId={invoiceId}
          unasked={data?.unasked ?? ''}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  );
}

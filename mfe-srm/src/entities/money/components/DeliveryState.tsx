import { isApiError, type ApiError } from '@portal/shared/api';
import { srmDeliveryEndpoints, type DeliveryState as State } from '@portal/shared/contract';
import { FormFailure } from '@portal/shared/forms';
import { formatDateTime } from '@portal/shared/format';
import { useCountry, useMutation, useNotify } from '@portal/shared/portal';
import { Badge, Button, Inline, Text, type Tone } from '@portal/shared/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useMoneyText } from '../../../messages/useMoneyText';
import { useReloadTrips } from '../../trip/hooks/useReloadTrips';
import type { DeliveryView } from '../hooks/useDeliveries';

const tones: Readonly<Record<State, Tone>> = {
  QUEUED: 'info',
  SENT: 'info',
  ACCEPTED: 'success',
  REFUSED: 'danger',
};

const History = styled.details`
  font-size: var(--text-2);
  & > summary {
    cursor: pointer;
    inline-size: fit-content;
    padding-block: var(--space-1);
  }
  & li {
    overflow-wrap: anywhere;
  }
`;

interface Props extends DeliveryView {
  invoiceId: string;
  number: string;
}

/** How far an electronic document is on its way to the provider, with what happened, and the way to send it. */
export function DeliveryState({ invoiceId, number, delivery, canSend }: Props) {
  const t = useMoneyText();
  const country = useCountry().id;
  const notify = useNotify();
  const changed = useReloadTrips();
  const { run, isRunning } = useMutation(srmDeliveryEndpoints.send);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const send = async () => {
    setFailure(null);
    try {
      await run({ body: { invoiceId } });
      notify({ title: t('money.delivery.done', { number }), tone: 'success' });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFailure(error);
    }
    changed();
  };
  const isStuck = delivery?.state === 'QUEUED' && !!delivery.problem;
  const isOffered = canSend && (delivery === null || delivery.state === 'REFUSED' || isStuck);
  const label = delivery === null ? 'send' : isStuck ? 'now' : 'again';
  return (
    <div>
      <Inline>
        {delivery && (
          <Badge tone={isStuck ? 'warning' : tones[delivery.state]}>
            {t(isStuck ? 'money.delivery.stuck' : `money.delivery.${delivery.state}`)}
          </Badge>
        )}
        {isOffered && (
          <Button
            variant={delivery === null ? 'secondary' : 'ghost'}
            busy={isRunning}
            aria-label={t(`money.delivery.${label}Of`, { number })}
            onClick={() => void send()}
          >
            {t(`money.delivery.${label}`)}
          </Button>
        )}
      </Inline>
      <FormFailure error={failure} />
      {delivery?.state === 'REFUSED' && (
        <>
          <Text size={2} dir="auto">
            {delivery.reason}
          </Text>
          <Text tone="muted" size={2}>
            {t('money.delivery.refusedHelp')}
          </Text>
        </>
      )}
      {isStuck && (
        <Text size={2}>
          {t('money.delivery.stuckWhy', {
            problem: delivery.problem ?? '',
            at: formatDateTime(delivery.nextAt ?? '', country),
          })}
        </Text>
      )}
      {delivery && (
        <History>
          <summary>{t('money.delivery.history')}</summary>
          <ul>
            {delivery.history.map(({ kind, detail, at }, place) => (
              <li key={place}>
                {formatDateTime(at, country)} {t(`money.delivery.event.${kind}`)}
                {detail && (
                  <>
                    {': '}
                    <bdi>{detail}</bdi>
                  </>
                )}
              </li>
            ))}
          </ul>
        </History>
      )}
    </div>
  );
}

import { readMinor, type CardRefundRecord, type TripLedger } from '@portal/shared/contract';
import { formatDateTime, formatMoney } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { Badge, Banner, Button, Inline, Stack, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useMoneyText } from '../../../messages/useMoneyText';
import { isAnswered, listOpenRefunds } from '../model/card-refund';

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface Props {
  readonly ledger: TripLedger;
  /** The same amount is to be refunded in another way. */
  readonly onRefund: (refund: CardRefundRecord) => void;
}

/** Refunds on their way to a card, and those that did not arrive. One that has arrived is among the entries. */
export function CardRefunds({ ledger, onRefund }: Props) {
  const t = useMoneyText();
  const refunds = listOpenRefunds(ledger);
  if (refunds.length === 0) return null;
  return (
    <List role="list" aria-label={t('money.refund.title')}>
      {refunds.map((refund) => (
        <li key={refund.refundId}>
          {refund.state === 'PENDING' ? (
            <PendingRefund refund={refund} />
          ) : (
            <FailedRefund
              refund={refund}
              {...(!isAnswered(refund, ledger.entries) && { onRefund: () => onRefund(refund) })}
            />
          )}
        </li>
      ))}
    </List>
  );
}

function useFacts({ amount, createdAt }: CardRefundRecord) {
  const { id: country, currency } = useCountry();
  return {
    amount: formatMoney(readMinor(amount) ?? 0, currency),
    at: formatDateTime(createdAt, country),
  };
}

function PendingRefund({ refund }: { refund: CardRefundRecord }) {
  const t = useMoneyText();
  const facts = useFacts(refund);
  return (
    <Stack gap={2}>
      <Inline gap={3}>
        <strong>{facts.amount}</strong>
        <Badge tone="info">{t('money.refund.pending')}</Badge>
      </Inline>
      <Text size={2} tone="muted">
        {t('money.refund.pendingText', facts)}
      </Text>
    </Stack>
  );
}

function FailedRefund({ refund, onRefund }: { refund: CardRefundRecord; onRefund?: () => void }) {
  const t = useMoneyText();
  const facts = useFacts(refund);
  const problem = t(`money.refund.problem.${refund.problem ?? 'OTHER'}`);
  if (!onRefund)
    return (
      <Text size={2} tone="muted">
        {t('money.refund.failed', facts)} {problem}
      </Text>
    );
  return (
    <Banner
      tone="warning"
      title={t('money.refund.failed', facts)}
      action={
        <Button size="sm" onClick={onRefund}>
          {t('money.refund.otherwise')}
        </Button>
      }
    >
      {problem}
    </Banner>
  );
}

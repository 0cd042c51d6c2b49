import type { PaymentPage } from '@portal/shared/contract';
import { Card, DescriptionList, Stack, Text } from '@portal/shared/ui';
import { QrCode } from '@portal/shared/ui/qr-code';
import styled from 'styled-components';
import { ActionLink } from '../../../entities/customer-link/components/ActionLink';
import { useMoney } from '../../../entities/customer-link/hooks/useMoney';
import { usePaymentText } from '../../../messages/usePaymentText';
import { CardWay, type CardWayProps } from './CardWay';

const Account = styled.span`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

/** How the company is paid: by card where a provider takes it, by UPI in India, and by bank transfer. */
export function PaymentWays({ page, api, onPaid }: CardWayProps) {
  const t = usePaymentText();
  const { upi, bankAccount, card } = page;
  if (!upi && !bankAccount && !card)
    return (
      <Card title={t('payment.ways')}>
        <Text>{t('payment.ways.none')}</Text>
      </Card>
    );
  return (
    <>
      {card && <CardWay page={page} api={api} onPaid={onPaid} />}
      {upi && <UpiCard page={page} upi={upi} />}
      {bankAccount && <TransferCard page={page} bankAccount={bankAccount} />}
    </>
  );
}

const useQuoted = ({ amount, currency, reference }: PaymentPage) => {
  const t = usePaymentText();
  const writeMoney = useMoney(currency);
  return [
    { term: t('payment.amount'), description: writeMoney(amount) },
    { term: t('payment.reference'), description: <bdi>{reference}</bdi> },
  ];
};

function UpiCard({ page, upi }: { page: PaymentPage; upi: NonNullable<PaymentPage['upi']> }) {
  const t = usePaymentText();
  const quoted = useQuoted(page);
  return (
    <Card title={t('payment.upi')} subtitle={t('payment.upi.text')}>
      <Stack gap={4}>
        <ActionLink href={upi.link}>{t('payment.upi.open')}</ActionLink>
        <QrCode text={upi.link} label={t('payment.upi.code')} />
        <DescriptionList
          items={[{ term: t('payment.upi.id'), description: <bdi>{upi.id}</bdi> }, ...quoted]}
        />
        <Text tone="muted" size={2}>
          {t('payment.ways.confirmed')}
        </Text>
      </Stack>
    </Card>
  );
}

function TransferCard({ page, bankAccount }: { page: PaymentPage; bankAccount: string }) {
  const t = usePaymentText();
  const quoted = useQuoted(page);
  return (
    <Card title={t('payment.transfer')} subtitle={t('payment.transfer.text')}>
      <Stack gap={4}>
        <DescriptionList
          items={[
            { term: t('payment.transfer.account'), description: <Account dir="auto">{bankAccount}</Account> },
            ...quoted,
          ]}
        />
        <Text tone="muted" size={2}>
          {t('payment.ways.confirmed')}
        </Text>
      </Stack>
    </Card>
  );
}

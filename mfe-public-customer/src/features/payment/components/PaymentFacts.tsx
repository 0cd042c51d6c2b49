import type { PaymentPage } from '@portal/shared/contract';
import { Card, DescriptionList, Heading, Stack, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useFormatMoment } from '../../../entities/customer-link/hooks/useFormatMoment';
import { usePaymentText } from '../../../messages/usePaymentText';
import { useMoney } from '../../../entities/customer-link/hooks/useMoney';

const Amount = styled.p`
  margin: 0;
  font-size: var(--text-6);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
`;

const Lines = styled.ul`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: flex;
  justify-content: space-between;
  gap: var(--space-4);
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
`;

const Figure = styled.span`
  flex: none;
`;

/** Who asks, what for, and how much. */
export function PaymentFacts({ page }: { page: PaymentPage }) {
  const t = usePaymentText();
  const writeMoney = useMoney(page.currency);
  const writeMoment = useFormatMoment(page.country);
  const { companyName: company, state, amount, lines, invoiceNumber } = page;
  const facts = [
    { term: t('payment.trip'), description: page.tripCode },
    { term: t('payment.vehicle'), description: page.vehicleName },
    { term: t('payment.from'), description: writeMoment(page.from) },
    { term: t('payment.until'), description: writeMoment(page.until) },
    { term: t('payment.invoice'), description: invoiceNumber },
  ].filter(({ description }) => description);
  return (
    <Card>
      <Stack gap={4}>
        <Heading level={1} size={5}>
          {company ? t('payment.asks', { company }) : t('payment.asksOwner')}
        </Heading>
        <div>
          <Text tone="muted">{t(state === 'PAID' ? 'payment.amountPaid' : 'payment.amount')}</Text>
          <Amount>{writeMoney(amount)}</Amount>
        </div>
        <DescriptionList items={facts} />
        {lines.length > 0 && (
          <section aria-label={t('payment.lines')}>
            <Stack gap={2}>
              <Heading level={2} size={3}>
                {t('payment.lines')}
              </Heading>
              <Lines>
                {lines.map((line, at) => (
                  <Line key={at}>
                    <span dir="auto">{line.text}</span>
                    <Figure>{writeMoney(line.amount)}</Figure>
                  </Line>
                ))}
              </Lines>
            </Stack>
          </section>
        )}
        {state === 'OPEN' && (
          <Text tone="muted" size={2}>
            {t('payment.expires', { until: writeMoment(page.expiresAt) ?? '' })}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

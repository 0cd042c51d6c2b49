import { useCountry } from '@portal/shared/portal';
import { Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useText } from '../../../messages/useText';
import { Section } from '../../../entities/enquiry/components/Section';
import type { TopCustomer } from '../../../entities/enquiry/model/insights';
import { moneyText } from '../../../entities/enquiry/model/row';

const List = styled.ol`
  display: grid;
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`;

const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  & > :first-child {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;

const Amount = styled.span`
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Track = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 6px;
  margin-block-start: var(--space-1);
  border-radius: var(--radius-full);
  background: var(--color-surface-3);
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;

/** The customers with the highest totals, each with a bar relative to the first. */
export function TopCustomers({ customers }: { customers: readonly TopCustomer[] }) {
  const t = useText();
  const country = useCountry();
  const most = customers[0]?.total ?? 0;
  return (
    <Section title={t('enquiries.insights.top')}>
      {customers.length === 0 && <Text tone="muted">{t('enquiries.insights.noTop')}</Text>}
      <List>
        {customers.map(({ email, name, enquiries, total }) => (
          <li key={email}>
            <Line>
              <bdi>{name}</bdi>
              <Amount>{moneyText(total, country)}</Amount>
            </Line>
            <Track aria-hidden preserveAspectRatio="none" viewBox="0 0 100 1">
              <rect width={most === 0 ? 0 : (total / most) * 100} height="1" fill="var(--color-brand)" />
            </Track>
            <Text tone="muted" size={2}>
              <bdi>{email}</bdi> · {t('enquiries.insights.count', { count: enquiries })}
            </Text>
          </li>
        ))}
      </List>
    </Section>
  );
}

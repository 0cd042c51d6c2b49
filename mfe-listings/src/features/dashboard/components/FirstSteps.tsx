import { Badge, Card, LinkButton, Text } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useDashboardText } from '../../../messages/useDashboardText';
import type { Owner } from '../hooks/useOwner';
import { addListingLink } from '../model/links';

const List = styled.ol`
  display: grid;
  gap: var(--space-5);
  padding: 0;
  list-style: none;
`;

const Step = styled.li`
  display: flex;
  align-items: start;
  gap: var(--space-4);
`;

const Number = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 32px;
  block-size: 32px;
  border-radius: var(--radius-full);
  background: var(--color-brand-soft);
  color: var(--color-brand-ink);
  font-weight: 700;
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  min-inline-size: 0;
`;

/** Before there is anything to count: the steps to the first booking. */
export function FirstSteps({ owner: { userId, company } }: { owner: Owner }) {
  const t = useDashboardText();
  const isApproved = company?.approvalStatus === 'APPROVED';
  const steps: readonly { title: string; text: string; end?: ReactNode }[] = [
    {
      title: t('dashboard.first.add'),
      text: t('dashboard.first.add.text'),
      end: userId && (
        <LinkButton variant="primary" icon="plus" to={addListingLink(userId)}>
          {t('dashboard.first.add.button')}
        </LinkButton>
      ),
    },
    {
      title: t('dashboard.first.publish'),
      text: t(isApproved ? 'dashboard.first.publish.text' : 'dashboard.first.publish.pending'),
      end: company?.approvalStatus === 'PENDING' && (
        <Badge tone="warning">{t('dashboard.first.review')}</Badge>
      ),
    },
    { title: t('dashboard.first.answer'), text: t('dashboard.first.answer.text') },
  ];
  return (
    <Card title={t('dashboard.first')} subtitle={t('dashboard.first.text')} padding={6}>
      <List role="list">
        {steps.map(({ title, text, end }, index) => (
          <Step key={title}>
            <Number aria-hidden>{index + 1}</Number>
            <Words>
              <Text weight={600}>{title}</Text>
              <Text tone="secondary">{text}</Text>
              {end}
            </Words>
          </Step>
        ))}
      </List>
    </Card>
  );
}

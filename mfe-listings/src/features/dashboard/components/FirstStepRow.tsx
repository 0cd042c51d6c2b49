import { Badge, Icon, LinkButton, Text } from '@portal/shared/ui';
import styled from 'styled-components';
import { useDashboardText } from '../../../messages/useDashboardText';
import type { FirstStep } from '../model/first-steps';

const Row = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr);
  align-items: start;
  gap: var(--space-1) var(--space-3);
  padding-block: var(--space-3);
  &:not(:first-child) {
    border-block-start: 1px solid var(--color-line);
  }
  & > a {
    grid-column: 2;
    justify-self: start;
  }
  @media (min-width: 768px) {
    grid-template-columns: 28px minmax(0, 1fr) auto;
    & > a {
      grid-column: 3;
      align-self: center;
    }
  }
`;

const Mark = styled.span<{ $isDone: boolean }>`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border: 1px solid transparent;
  border-radius: var(--radius-full);
  background: var(--color-${({ $isDone }) => ($isDone ? 'success-soft' : 'brand-soft')});
  color: var(--color-${({ $isDone }) => ($isDone ? 'success-ink' : 'brand-ink')});
  font-size: var(--text-2);
  font-weight: 700;
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: 2px;
  padding-block-start: 3px;
  min-inline-size: 0;
`;

interface Props {
  step: FirstStep;
  number: number;
  /** The one to do now stands out. */
  isNext: boolean;
  /** The company waits for its approval. */
  isInReview: boolean;
}

/** One of the first steps: done, ready to be done, or waiting for another one. */
export function FirstStepRow({ step: { name, isDone, to }, number, isNext, isInReview }: Props) {
  const t = useDashboardText();
  const isWaiting = name === 'publish' && !isDone && isInReview;
  return (
    <Row aria-current={isNext ? 'step' : undefined}>
      <Mark $isDone={isDone}>
        {isDone ? <Icon name="check" size={16} label={t('dashboard.first.done')} /> : number}
      </Mark>
      <Words>
        <Text weight={isDone ? 400 : 600} tone={isDone ? 'muted' : 'default'}>
          {t(`dashboard.first.${name}`)}
        </Text>
        {!isDone && (
          <Text size={2} tone="muted">
            {t(isWaiting ? 'dashboard.first.publish.pending' : `dashboard.first.${name}.text`)}
          </Text>
        )}
        {isWaiting && <Badge tone="warning">{t('dashboard.first.review')}</Badge>}
      </Words>
      {!isDone && to && (
        <LinkButton variant={isNext ? 'primary' : 'secondary'} size="sm" to={to}>
          {t(`dashboard.first.${name}.button`)}
        </LinkButton>
      )}
    </Row>
  );
}

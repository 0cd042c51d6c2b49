import type { AccountActivityEntry } from '@portal/shared/contract';
import { formatDateTime } from '@portal/shared/format';
import { Badge, Icon, Text } from '@portal/shared/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import { usePageCountry } from '../../../hooks/usePageCountry';
import { useActivityText } from '../../../messages/useActivityText';
import { describeEntry } from '../model/describe-entry';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: start;
  gap: var(--space-1) var(--space-3);
  padding-block: var(--space-3);
  @media (max-width: 599px) {
    grid-template-columns: auto 1fr;
  }
`;

const Mark = styled.span<{ $isWarning: boolean }>`
  display: grid;
  place-items: center;
  inline-size: 32px;
  block-size: 32px;
  border-radius: var(--radius-full);
  color: ${({ $isWarning }) => ($isWarning ? 'var(--color-warning-ink)' : 'var(--color-ink-2)')};
  background: ${({ $isWarning }) => ($isWarning ? 'var(--color-warning-soft)' : 'var(--color-surface-2)')};
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  overflow-wrap: anywhere;
`;

const When = styled.div`
  @media (max-width: 599px) {
    grid-column: 2;
  }
`;

/** What happened, who did it, on what device, where and when. */
export function ActivityRow({ entry }: { entry: AccountActivityEntry }) {
  const t = useActivityText();
  const country = usePageCountry();
  const { title, actor, icon, isWarning } = describeEntry(entry);
  const { at, subject, device, network, current } = entry;
  const facts = [
    ...(actor ? [<span key="actor">{t(actor)}</span>] : []),
    ...(device ? [<bdi key="device">{device}</bdi>] : []),
    ...(network
      ? [
          <bdi key="network" dir="ltr">
            {network}
          </bdi>,
        ]
      : []),
  ];
  return (
    <Row>
      <Mark $isWarning={isWarning}>
        <Icon name={icon} />
      </Mark>
      <div>
        <Title>
          <Text as="span" weight={600}>
            {t(title)}
            {subject && (
              <>
                {': '}
                <bdi>{subject}</bdi>
              </>
            )}
          </Text>
          {current && <Badge tone="success">{t('activity.here')}</Badge>}
        </Title>
        <Text size={2} tone="muted">
          {facts.map((fact, index) => (
            <Fragment key={fact.key}>
              {index > 0 && ' · '}
              {fact}
            </Fragment>
          ))}
        </Text>
      </div>
      <When>
        <Text size={2} tone="muted" tabular>
          <time dateTime={at}>{formatDateTime(at, country.id)}</time>
        </Text>
      </When>
    </Row>
  );
}

import type { CheckListRecord } from '@portal/shared/contract';
import { Card, EmptyState, Inline, Stack, Text } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useCheckListText, type CheckListWords } from '../../messages/useCheckListText';
import { PhotoStrip } from './components/PhotoStrip';
import { differencesOf, type Difference } from './model/compare';

const List = styled.ul`
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-3);
  }
  & > li:not(:first-child) {
    border-block-start: 1px solid var(--color-line);
  }
`;

/** A difference in words: "Rear bumper: scratch". */
export function describeDifference(t: CheckListWords, difference: Difference): string {
  switch (difference.kind) {
    case 'zone':
      return t('checkList.difference.zone', {
        zone: t(`checkList.zone.${difference.zone}`),
        condition: t(`checkList.condition.${difference.to}`),
      });
    case 'equipment':
      return t('checkList.difference.equipment', { item: t(`checkList.item.${difference.item}`) });
    case 'fuel':
      return t('checkList.difference.fuel', {
        from: t('checkList.fuelOf', { eighths: difference.from }),
        to: t('checkList.fuelOf', { eighths: difference.to }),
      });
    case 'cleanliness':
      return t('checkList.difference.cleanliness', {
        from: t(`checkList.grade.${difference.from}`),
        to: t(`checkList.grade.${difference.to}`),
      });
    case 'keys':
      return t('checkList.difference.keys', { from: difference.from, to: difference.to });
  }
}

export interface CheckListComparisonProps {
  handover: CheckListRecord;
  ret: CheckListRecord;
  /** What can be done about a difference: a button that makes a charge of it (`difference.charge` names its kind). */
  action?: (difference: Difference, text: string) => ReactNode;
}

/** What is otherwise at return than it was at handover. */
export function CheckListComparison({ handover, ret, action }: CheckListComparisonProps) {
  const t = useCheckListText();
  const differences = differencesOf(handover, ret);
  return (
    <Card title={t('checkList.comparison')} subtitle={t('checkList.comparisonText')}>
      {differences.length === 0 && (
        <EmptyState level={3} icon="check" title={t('checkList.same')}>
          {t('checkList.sameText')}
        </EmptyState>
      )}
      <List role="list">
        {differences.map((difference) => {
          const text = describeDifference(t, difference);
          return (
            <li key={difference.id}>
              <Stack gap={1}>
                <Text weight={600}>{text}</Text>
                {difference.kind === 'zone' && (
                  <>
                    {difference.from !== 'none' && (
                      <Text tone="muted" size={2}>
                        {t('checkList.before', { condition: t(`checkList.condition.${difference.from}`) })}
                      </Text>
                    )}
                    {difference.note && <Text dir="auto">{difference.note}</Text>}
                    <PhotoStrip photos={difference.photos} urlOf={({ url }) => url ?? null} />
                  </>
                )}
              </Stack>
              <Inline>{action?.(difference, text)}</Inline>
            </li>
          );
        })}
      </List>
    </Card>
  );
}

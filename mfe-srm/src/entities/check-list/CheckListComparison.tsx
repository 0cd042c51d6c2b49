import type { CheckListRecord } from '@portal/shared/contract';
import { Button, Card, EmptyState, Stack } from '@portal/shared/ui';
import { useId, useState, type ReactNode } from 'react';
import { useCheckListText } from '../../messages/useCheckListText';
import { ComparedLines } from './components/ComparedLines';
import { ComparisonTable } from './components/comparison-table';
import type { Difference } from './model/compare';
import { compareSideBySide } from './model/compare-side-by-side';

export interface CheckListComparisonProps {
  handover: CheckListRecord;
  ret: CheckListRecord;
  /**
   * The action for a difference: a button that turns it into a charge (`difference.charge` names its type).
   */
  action?: (difference: Difference, text: string) => ReactNode;
}

/** Both lists side by side: first what is worse at return, the rest on demand. */
export function CheckListComparison({ handover, ret, action }: CheckListComparisonProps) {
  const t = useCheckListText();
  const restId = useId();
  const [isWhole, setWhole] = useState(false);
  const sides = compareSideBySide(handover, ret);
  const { worse, rest } = sides;
  const isTable = worse.length > 0 || isWhole;
  return (
    <Card title={t('checkList.comparison')} subtitle={t('checkList.comparisonText')}>
      <Stack gap={3}>
        {worse.length === 0 && (
          <EmptyState level={3} icon="check" title={t('checkList.same')}>
            {t('checkList.sameText')}
          </EmptyState>
        )}
        {isTable && (
          <ComparisonTable aria-label={t('checkList.comparison')}>
            <thead>
              <tr>
                <th scope="col">{t('checkList.conflict.part')}</th>
                <th scope="col">{t('checkList.atHandover')}</th>
                <th scope="col">{t('checkList.atReturn')}</th>
                {action && <td />}
              </tr>
            </thead>
            <ComparedLines lines={worse} sides={sides} action={action} />
            {isWhole && <ComparedLines id={restId} lines={rest} sides={sides} action={action} />}
          </ComparisonTable>
        )}
        {rest.length > 0 && (
          <div>
            <Button
              variant="ghost"
              aria-expanded={isWhole}
              aria-controls={isWhole ? restId : undefined}
              onClick={() => setWhole(!isWhole)}
            >
              {t(isWhole ? 'checkList.hideRest' : 'checkList.showRest', { count: rest.length })}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}

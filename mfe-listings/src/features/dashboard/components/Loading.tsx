import { cell, ChartCard, Columns, Side, Strip, Wide } from '@portal/shared/figures';
import { Card, Skeleton, VisuallyHidden } from '@portal/shared/ui';
import styled from 'styled-components';
import { useDashboardText } from '../../../messages/useDashboardText';

const Cell = styled.div`
  ${cell}
  justify-content: space-between;
`;

/** A skeleton of the page that is loading. */
export function Loading() {
  const t = useDashboardText();
  return (
    <>
      <VisuallyHidden role="status">{t('dashboard.loading')}</VisuallyHidden>
      <Strip aria-hidden>
        {[0, 1, 2, 3, 4].map((index) => (
          <Cell key={index}>
            <Skeleton width="50%" />
            <Skeleton width="40%" height={8} />
            <Skeleton width="70%" height={3} />
          </Cell>
        ))}
      </Strip>
      <Columns aria-hidden>
        <Side>
          <Card title={t('dashboard.tasks')}>
            <Skeleton />
            <Skeleton width="80%" />
            <Skeleton width="60%" />
          </Card>
        </Side>
        <Wide>
          <ChartCard title={t('dashboard.chart.views')} />
          <ChartCard title={t('dashboard.chart.enquiries')} />
        </Wide>
      </Columns>
    </>
  );
}

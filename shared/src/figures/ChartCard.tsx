import { Card } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** As high as a chart with the line below it, so that nothing moves when the chart appears. */
const Room = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-block-size: 188px;
  min-inline-size: 0;
`;

export function ChartCard({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Card title={title}>
      <Room>{children}</Room>
    </Card>
  );
}

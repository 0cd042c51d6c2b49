import { useRootMark } from '@portal/shared/ui/media';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 4;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--space-2);
  padding-block: var(--space-3);
  background: linear-gradient(to top, var(--color-bg) 80%, transparent);
  @media (max-width: 639px) {
    & > * {
      flex: 1 1 auto;
    }
  }
`;

/** The buttons of a step, within reach of the thumb. */
export function StepBar({ children }: { children: ReactNode }) {
  useRootMark('action-bar');
  return <Bar data-action-bar>{children}</Bar>;
}

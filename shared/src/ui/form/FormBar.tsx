import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useRootMark } from '../media/useRootMark';

export interface FormBarProps {
  label: string;
  /** What is stored and what is not. A screen reader announces each change. */
  note: ReactNode;
  /** The buttons. */
  children: ReactNode;
  /** A form may keep the bar at another distance from the edge of the window. */
  className?: string;
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: var(--space-4);
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  padding-block: var(--space-2);
  padding-inline: var(--space-4) var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  box-shadow: var(--elevation-2);
`;

const Actions = styled.div`
  display: flex;
  gap: var(--space-2);
  margin-inline-start: auto;
`;

/** The buttons of a long form, which stay in view at the bottom of the window. */
export function FormBar({ label, note, children, className }: FormBarProps) {
  useRootMark('action-bar');
  return (
    <Bar data-action-bar role="region" aria-label={label} className={className}>
      <span role="status">{note}</span>
      <Actions>{children}</Actions>
    </Bar>
  );
}

import type { ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-inline-size: 0;
`;
const Label = styled.span`
  color: var(--color-ink-3);
  font-size: var(--text-2);
`;
const Value = styled.strong<{ $large: boolean }>`
  font-size: ${({ $large }) => ($large ? 'var(--text-6)' : 'var(--text-5)')};
  line-height: 1.25;
  letter-spacing: -0.015em;
  font-variant-numeric: tabular-nums;
`;

interface FigureProps {
  label: string;
  value: string;
  /** Next to others of its kind. */
  small?: boolean;
  children?: ReactNode;
}

/** One number with its name above it. */
export function Figure({ label, value, small = false, children }: FigureProps) {
  return (
    <Box>
      <Label>{label}</Label>
      <Value $large={!small}>{value}</Value>
      {children}
    </Box>
  );
}

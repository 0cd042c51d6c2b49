import type { ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.div<{ $start: boolean; $end: boolean }>`
  position: relative;
  & > :is(input, select) {
    ${({ $start }) => $start && 'padding-inline-start: 34px;'}
    ${({ $end }) => $end && 'padding-inline-end: 40px;'}
  }
`;

const Slot = styled.span<{ $side: 'start' | 'end'; $inert: boolean }>`
  position: absolute;
  inset-block: 0;
  inset-inline-${({ $side }) => $side}: ${({ $side }) => ($side === 'start' ? '10px' : '4px')};
  display: flex;
  align-items: center;
  color: var(--color-ink-3);
  ${({ $inert }) => $inert && 'pointer-events: none;'}
`;

/** Puts something small inside a control's box. */
export function Adorned({ start, end, children }: { start?: ReactNode; end?: ReactNode; children: ReactNode }) {
  return (
    <Box $start={Boolean(start)} $end={Boolean(end)}>
      {children}
      {start && <Slot $side="start" $inert>{start}</Slot>}
      {end && <Slot $side="end" $inert={false}>{end}</Slot>}
    </Box>
  );
}

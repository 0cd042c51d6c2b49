import type { ReactNode } from 'react';
import styled from 'styled-components';

const Box = styled.div<{ $start: boolean; $end: string | false }>`
  position: relative;
  & > :is(input, select) {
    ${({ $start }) => $start && 'padding-inline-start: 34px;'}
    ${({ $end }) => $end && `padding-inline-end: ${$end};`}
  }
  /* Text typed from the left ends where the box begins. */
  [dir='rtl'] & > input[dir='ltr'] {
    ${({ $end }) => $end && `padding-inline: ${$end} 10px;`}
  }
`;

const Slot = styled.span<{ $side: 'start' | 'end'; $inert: boolean }>`
  position: absolute;
  inset-block: 0;
  inset-inline-${({ $side }) => $side}: ${({ $side, $inert }) => ($side === 'end' && !$inert ? '4px' : '10px')};
  display: flex;
  align-items: center;
  color: var(--color-ink-3);
  ${({ $inert }) => $inert && 'pointer-events: none;'}
`;

/** A button has its own space around it. A unit takes as much room as its letters need. */
const getAdornmentWidth = (end: ReactNode) =>
  typeof end === 'string' ? `calc(${end.length}ch + 20px)` : '40px';

/** Puts something small inside a control's box. */
export function Adorned({
  start,
  end,
  children,
}: {
  start?: ReactNode;
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Box $start={Boolean(start)} $end={end ? getAdornmentWidth(end) : false}>
      {children}
      {start && (
        <Slot $side="start" $inert>
          {start}
        </Slot>
      )}
      {end && (
        <Slot $side="end" $inert={typeof end === 'string'}>
          {end}
        </Slot>
      )}
    </Box>
  );
}

import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { space, type Space } from './space';

export interface InlineProps extends ComponentPropsWithRef<'div'> {
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'space-between';
  wrap?: boolean;
  as?: 'div' | 'ul' | 'nav' | 'span' | 'header' | 'footer';
}

const Row = styled.div<{ $gap: Space; $align: string; $justify: string; $wrap: boolean }>`
  display: flex;
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => $justify};
  gap: ${({ $gap }) => space($gap)};
  min-inline-size: 0;
`;

/** Side by side, wrapped onto the next line where there is no room. */
export function Inline({ gap = 2, align = 'center', justify = 'start', wrap = true, ...props }: InlineProps) {
  return <Row {...props} $gap={gap} $align={align} $justify={justify} $wrap={wrap} />;
}

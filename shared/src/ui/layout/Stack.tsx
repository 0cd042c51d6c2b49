import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { space, type Space } from './space';

export interface StackProps extends ComponentPropsWithRef<'div'> {
  gap?: Space;
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** For a form: our own messages instead of the browser's. */
  noValidate?: boolean;
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form' | 'nav' | 'main' | 'header' | 'footer';
}

const Column = styled.div<{ $gap: Space; $align: string }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => $align};
  gap: ${({ $gap }) => space($gap)};
  min-inline-size: 0;
`;

/** One above the other. */
export function Stack({ gap = 4, align = 'stretch', ...props }: StackProps) {
  return <Column {...props} $gap={gap} $align={align} />;
}

import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import type { TextSize } from './Text';

export interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  level?: 1 | 2 | 3 | 4;
  /** How large it looks, independent of its level in the outline. */
  size?: TextSize;
}

const Element = styled.h2<{ $size: TextSize }>`
  font-size: var(--text-${({ $size }) => $size});
  letter-spacing: ${({ $size }) => ($size > 4 ? '-0.015em' : '-0.005em')};
`;

const sizes = { 1: 6, 2: 5, 3: 4, 4: 3 } as const;

/** A heading. Its size follows its level unless another is given. */
export function Heading({ level = 2, size = sizes[level], ...props }: HeadingProps) {
  return <Element as={`h${level}`} {...props} $size={size} />;
}

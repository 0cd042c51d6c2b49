import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';

export type TextTone = 'default' | 'secondary' | 'muted' | 'danger' | 'success' | 'inherit';
export type TextSize = 1 | 2 | 3 | 4 | 5 | 6;

export interface TextProps extends ComponentPropsWithRef<'p'> {
  as?: 'p' | 'span' | 'div' | 'strong' | 'time' | 'label' | 'li';
  tone?: TextTone;
  size?: TextSize;
  weight?: 400 | 500 | 600 | 700;
  /** Digits of one width, for money, times and counts. */
  tabular?: boolean;
  /** One line, cut with an ellipsis. */
  truncate?: boolean;
}

const colors: Record<TextTone, string> = {
  default: 'var(--color-ink-1)',
  secondary: 'var(--color-ink-2)',
  muted: 'var(--color-ink-3)',
  danger: 'var(--color-danger-ink)',
  success: 'var(--color-success-ink)',
  inherit: 'inherit',
};

const Element = styled.p<{
  $tone: TextTone;
  $size: TextSize;
  $weight?: number;
  $tabular?: boolean;
  $truncate?: boolean;
}>`
  color: ${({ $tone }) => colors[$tone]};
  font-size: var(--text-${({ $size }) => $size});
  ${({ $weight }) => $weight && `font-weight: ${$weight};`}
  ${({ $tabular }) => $tabular && 'font-variant-numeric: tabular-nums;'}
  ${({ $truncate }) => $truncate && 'overflow: hidden; text-overflow: ellipsis; white-space: nowrap;'}
`;

export function Text({ tone = 'default', size = 3, weight, tabular, truncate, ...props }: TextProps) {
  return (
    <Element {...props} $tone={tone} $size={size} $weight={weight} $tabular={tabular} $truncate={truncate} />
  );
}

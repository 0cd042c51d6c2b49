import { css } from 'styled-components';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md';

export interface ButtonLook {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $fullWidth?: boolean;
  $square?: boolean;
}

const variants = {
  primary: css`
    color: var(--color-on-brand);
    background: var(--color-brand);
    &:hover {
      background: var(--color-brand-hover);
    }
    &:active {
      background: var(--color-brand-active);
    }
  `,
  secondary: css`
    color: var(--color-ink-1);
    background: var(--color-surface);
    border-color: var(--color-line-2);
    box-shadow: var(--elevation-1);
    &:hover {
      background: var(--color-surface-2);
      border-color: var(--color-line-strong);
    }
    &[aria-pressed='true'] {
      border-color: var(--color-brand);
    }
    &:active {
      background: var(--color-surface-3);
      box-shadow: none;
    }
  `,
  ghost: css`
    color: var(--color-ink-2);
    background: transparent;
    &:hover {
      color: var(--color-ink-1);
      background: var(--color-surface-3);
    }
    &:active {
      background: var(--color-line);
    }
  `,
  danger: css`
    color: var(--color-on-danger);
    background: var(--color-danger);
    &:hover,
    &:active {
      background: var(--color-danger-hover);
    }
  `,
} as const;

/** One look for every element that acts, whether a button or a link. */
export const buttonStyle = css<ButtonLook>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  flex: none;
  max-inline-size: 100%;
  inline-size: ${({ $fullWidth, $square, $size }) => ($fullWidth ? '100%' : $square ? `var(--control${$size === 'sm' ? '-sm' : ''})` : 'auto')};
  min-block-size: var(--control${({ $size }) => ($size === 'sm' ? '-sm' : '')});
  padding: ${({ $square, $size }) => ($square ? '0' : $size === 'sm' ? '2px var(--space-2)' : '6px 14px')};
  border: 1px solid transparent;
  border-radius: var(--radius-1);
  font-size: ${({ $size }) => ($size === 'sm' ? 'var(--text-2)' : 'var(--text-3)')};
  font-weight: 600;
  line-height: 1.3;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition:
    background var(--quick),
    color var(--quick),
    box-shadow var(--quick);
  ${({ $variant }) => variants[$variant]}

  &:disabled, &[aria-disabled='true'] {
    cursor: not-allowed;
    opacity: 0.55;
  }
  &[aria-busy='true'] {
    cursor: progress;
    opacity: 1;
  }
  /* Hidden in print: paper cannot be pressed. */
  @media print {
    display: none;
  }
`;

import styled from 'styled-components';

export interface ProgressBarProps {
  /** 0 to 1. Without it the end is not known. */
  value?: number;
  label: string;
  tone?: 'brand' | 'info' | 'success' | 'accent' | 'danger';
}

const working =
  'repeating-linear-gradient(-45deg, var(--color-brand) 0 8px, var(--color-brand-soft) 8px 16px)';

// The native element: its length needs no style attribute, which a strict content security policy would
// refuse in prerendered markup.
const Bar = styled.progress<{ $tone: string }>`
  appearance: none;
  display: block;
  inline-size: 100%;
  block-size: 6px;
  border: 0;
  border-radius: var(--radius-full);
  overflow: hidden;
  background: var(--color-surface-3);
  &::-webkit-progress-bar {
    background: var(--color-surface-3);
  }
  &::-webkit-progress-value {
    background: var(--color-${({ $tone }) => $tone});
    border-radius: var(--radius-full);
    transition: inline-size var(--slow);
  }
  &::-moz-progress-bar {
    background: var(--color-${({ $tone }) => $tone});
    border-radius: var(--radius-full);
  }
  &:indeterminate {
    background: ${working};
  }
  &:indeterminate::-webkit-progress-bar {
    background: ${working};
  }
  &:indeterminate::-moz-progress-bar {
    background: transparent;
  }
  /* Forced colours take backgrounds away, and the bar is nothing else. */
  @media (forced-colors: active) {
    block-size: 8px;
    border: 1px solid CanvasText;
    background: Canvas;
    forced-color-adjust: none;
    &::-webkit-progress-bar {
      background: Canvas;
    }
    &::-webkit-progress-value {
      background: Highlight;
    }
    &::-moz-progress-bar {
      background: Highlight;
    }
  }
`;

export function ProgressBar({ value, label, tone = 'brand' }: ProgressBarProps) {
  return (
    <Bar
      $tone={tone}
      aria-label={label}
      max={1}
      value={value === undefined ? undefined : Math.min(1, Math.max(0, value))}
    />
  );
}

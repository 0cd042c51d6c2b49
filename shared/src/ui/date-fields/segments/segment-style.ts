import { DateSegment } from 'react-aria-components/DateField';
import styled, { css } from 'styled-components';
import { belowTablet } from '../../media/breakpoints';
import { controlStyle } from '../../fields/controlStyle';

/** The box around the segments. */
export const boxStyle = css`
  ${controlStyle}
  display: flex;
  align-items: center;
  gap: var(--space-1);
  padding-block: 0;
  padding-inline-end: 2px;
  /* The browser's field below must not shine through. */
  position: relative;
  cursor: text;
  &[data-invalid] {
    border-color: var(--color-danger);
    box-shadow: 0 0 0 1px var(--color-danger);
  }
  &[data-disabled] {
    cursor: not-allowed;
    color: var(--color-ink-3);
    background: var(--color-surface-2);
    border-color: var(--color-line);
  }
`;

/** The row of segments, in the order in which the language writes them. */
export const inputStyle = css`
  flex: 1;
  min-inline-size: 0;
  padding-block: 6px;
  overflow: hidden;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
`;

export const Segment = styled(DateSegment)`
  padding-inline: 1px;
  border-radius: 3px;
  outline: none;
  caret-color: transparent;
  &[data-type='literal'] {
    padding-inline: 0;
    color: var(--color-ink-3);
    white-space: pre;
  }
  &[data-placeholder] {
    color: var(--color-ink-3);
  }
  &[data-focused] {
    background: var(--color-brand);
    color: var(--color-on-brand);
    /* Forced colours replace backgrounds, and show this. */
    outline: 2px solid transparent;
  }
  @media ${belowTablet} {
    padding-block: 4px;
    padding-inline: 2px;
  }
`;

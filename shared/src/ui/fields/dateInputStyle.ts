import { css } from 'styled-components';
import { controlStyle } from './controlStyle';

/** The browser's own field for a day or time. */
export const dateInputStyle = css`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
  /* Safari centres the date and lets the empty box collapse. */
  text-align: start;
  &::-webkit-date-and-time-value {
    text-align: start;
  }
  &::-webkit-calendar-picker-indicator {
    opacity: 0.65;
    cursor: pointer;
  }
`;

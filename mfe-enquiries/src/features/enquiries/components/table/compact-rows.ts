import { hiddenStyle } from '@portal/shared/ui';
import { css } from 'styled-components';
import { wide } from './cell';

/** For virtual table rows in the compact density. */
export const COMPACT_HEIGHT = 56;

/** Shorter lines and rows, for the element around the rows of a table. */
export const compactRows = css`
  ${wide} {
    --row-space: 2px;
    --row-height: ${COMPACT_HEIGHT}px;
    --placed-height: ${COMPACT_HEIGHT}px;
    --action-height: 24px;
    & :is(.customer, .booking) p,
    & .vehicle :is(.name, p) {
      line-height: 1.2;
    }
    & .status {
      gap: 0;
    }
    /* Two lines fit; a longer reason is in its title and in the details. */
    && .status > .reason {
      display: -webkit-box;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
      overflow: hidden;
      line-height: 1.15;
    }
    && .status > :nth-child(2):not(.reason) {
      display: block;
      white-space: nowrap;
      overflow: clip;
      text-overflow: ellipsis;
    }
    /* The tone of the reminder says what it is, so its line has room for the time. */
    && .status .words {
      ${hiddenStyle}
    }
    && .status .time {
      display: inline;
    }
  }
`;

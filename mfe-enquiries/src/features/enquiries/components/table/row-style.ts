import { joinLines, spaceLines } from '@portal/shared/list';
import styled, { css, keyframes } from 'styled-components';
import { cards, columns, medium, columnAlignment, wide } from './cell';
import { actionsCell, statusCell } from './row-cells';
import { marks, vehicleName } from './row-marks';

/** For virtual table rows. All have one height, so none is measured. */
export const PLACED_HEIGHT = 80;

const arrive = keyframes`
  from { background: var(--color-brand-soft); }
`;

const asCard = css`
  display: grid;
  column-gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr) minmax(5.5rem, auto);
  grid-template-areas:
    'status expiry' 'vehicle vehicle' 'customer customer'
    'booking id' 'date date' 'actions actions';
  align-items: center;
  padding-inline: var(--space-3);
  ${spaceLines('var(--space-2)')}
  ${['id', 'vehicle', 'customer', 'booking', 'status', 'expiry', 'date', 'actions'].map(
    (name) => `& > .${name} { grid-area: ${name}; }`,
  )}
  ${medium} {
    grid-template-columns: minmax(0, 1.5fr) minmax(0, 1.3fr) minmax(6rem, auto);
    grid-template-areas: 'vehicle customer id' 'booking date expiry' 'status actions actions';
  }
`;

const asTableRow = css`
  ${joinLines}
  ${columns}
  grid-template-areas: none;
  min-block-size: var(--row-height, 4rem);
  contain-intrinsic-block-size: auto var(--row-height, 4rem);
  padding-block: var(--row-space, 4px);
  &.placed {
    block-size: var(--placed-height, ${PLACED_HEIGHT}px);
    contain: strict;
  }
  & > [role='gridcell'] {
    grid-area: auto;
  }
  &:first-child {
    border-radius: 0;
  }
  &:hover {
    background: color-mix(in srgb, var(--color-surface-2) 55%, var(--color-surface));
  }
`;

const lines = css`
  & > [role='gridcell'] {
    min-inline-size: 0;
  }
  & p {
    ${columnAlignment}
    color: var(--color-ink-3);
    font-size: var(--text-2);
    line-height: 1.35;
    overflow: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & p.strong {
    color: var(--color-ink-1);
    font-size: var(--text-3);
    font-weight: 600;
  }
  & .customer a {
    color: var(--color-ink-2);
    text-decoration-color: var(--color-line-strong);
    text-underline-offset: 0.2em;
    &:hover {
      color: var(--color-brand-ink);
      text-decoration-color: currentColor;
    }
  }
  /* The lines stay as high as the others: the area of the first reaches over the name, that of the last below it. */
  & .ways {
    overflow: visible;
    & a {
      display: inline-block;
      max-inline-size: 100%;
      margin-block-start: -7px;
      padding-block-start: 7px;
      overflow: clip;
      text-overflow: ellipsis;
      vertical-align: top;
    }
    &:last-child a {
      margin-block: 0 -7px;
      padding-block: 0 7px;
    }
    & a::after {
      content: none;
    }
    & a + a {
      margin-inline-start: var(--space-2);
    }
    @media (pointer: coarse) {
      ${cards} {
        line-height: 40px;
        & > a {
          margin-block: 0;
          padding-block: 0;
        }
      }
    }
  }
  & > .vehicle,
  & > .customer {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    gap: 10px;
  }
`;

const quietCells = css`
  & > .id {
    color: var(--color-ink-3);
    font-family: var(--font-mono);
    font-size: var(--text-1);
    text-align: end;
    ${wide} {
      text-align: start;
    }
  }
  & > .booking {
    font-variant-numeric: tabular-nums;
    /* Dates in letters are long in Arabic: two lines say more than half of one. */
    & p {
      white-space: normal;
      text-wrap: balance;
    }
    /* For screen readers only. Out of the flow, as elsewhere, it would more than double the paint time of a row. */
    & .told {
      display: inline-block;
      inline-size: 1px;
      block-size: 1px;
      margin-inline-end: -1px;
      overflow: hidden;
      color: transparent;
      white-space: nowrap;
    }
    ${wide} {
      text-align: end;
    }
  }
  & > .date {
    color: var(--color-ink-2);
    font-size: var(--text-2);
    font-variant-numeric: tabular-nums;
    line-height: 1.45;
    &::before {
      content: attr(data-label) ' ';
      color: var(--color-ink-3);
    }
    ${wide} {
      text-align: end;
      &::before {
        content: none;
      }
    }
  }
`;

/**
 * A row and all its plain parts. One styled element instead of thirty, and classes instead of properties,
 * because properties would rebuild the whole style of each row: thousands come and go while someone scrolls
 * and types.
 */
export const RowBox = styled.div`
  ${asCard}
  inline-size: 100%;
  border-block-end: 1px solid var(--color-line);
  background: var(--color-surface);
  scroll-margin-block: 3.5rem;
  cursor: default;
  contain: layout style paint;
  /* Most of a page's rows are not visible on the first paint. */
  content-visibility: auto;
  contain-intrinsic-block-size: auto 20.5rem;
  &:first-child {
    border-start-start-radius: var(--radius-2);
    border-start-end-radius: var(--radius-2);
  }
  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--radius-1);
  }
  &.placed {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    content-visibility: visible;
  }
  &.fresh {
    animation: ${arrive} 2.4s ease-out;
  }
  ${lines}
  ${quietCells}
  ${statusCell}
  ${actionsCell}
  ${marks}
  ${vehicleName}
  ${wide} {
    ${asTableRow}
  }
`;

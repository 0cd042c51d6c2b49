import styled, { css } from 'styled-components';

/** The thin lines between the cells are the background that shows through. */
export const Strip = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 1px;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-line);
  box-shadow: var(--elevation-1);
  overflow: clip;
  & > :first-child:nth-last-child(odd) {
    grid-column: 1 / -1;
  }
  @container dashboard (min-width: 60rem) {
    grid-auto-flow: column;
    grid-auto-columns: minmax(0, 1fr);
    grid-template-rows: auto auto 1fr;
    grid-template-columns: none;
    & > :first-child:nth-last-child(odd) {
      grid-column: auto;
    }
  }
`;

/** As high as a metric with its two lines, even when a line is missing. */
export const cell = css`
  display: flex;
  flex-direction: column;
  gap: 2px;
  min-block-size: 6.25rem;
  padding: var(--space-3) var(--space-4);
  border: 0;
  background: var(--color-surface);
  color: var(--color-ink-1);
  text-align: start;
  text-decoration: none;
  /* Labels, values and notes share their lines with the other cells: a label of two lines moves all values. */
  @container dashboard (min-width: 60rem) {
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    align-items: start;
    justify-items: start;
    min-block-size: 0;
    row-gap: 2px;
  }
  /* The background between the cells is not shown there. */
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export const Label = styled.span`
  color: var(--color-ink-3);
  font-size: var(--text-2);
`;

export const Value = styled.strong`
  /* Money of five digits fits in half of a phone's width. */
  font-size: clamp(1.125rem, 5.2cqi, var(--text-6));
  font-weight: 650;
  line-height: 1.2;
  letter-spacing: -0.02em;
  font-variant-numeric: tabular-nums;
`;

export const Note = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-1) var(--space-2);
  color: var(--color-ink-3);
  font-size: var(--text-1);
  font-variant-numeric: tabular-nums;
`;

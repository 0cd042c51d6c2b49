import styled from 'styled-components';

/** Lines of a settlement: what, why below it, and how much. */
export const LinesTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & :is(td, th) {
    padding-block: var(--space-1);
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
  }
  & :is(td, th):last-child {
    text-align: end;
    white-space: nowrap;
  }
  & small {
    display: block;
    color: var(--color-ink-3);
    font-size: var(--text-2);
    font-weight: 400;
  }
  & tfoot :is(td, th) {
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--color-line);
    font-weight: 650;
  }
  & tfoot tr + tr :is(td, th) {
    border: 0;
    padding-block-start: 0;
    font-weight: 400;
  }
`;

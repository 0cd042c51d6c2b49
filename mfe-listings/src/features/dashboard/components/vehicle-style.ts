import styled from 'styled-components';

export const Scroller = styled.div`
  overflow-x: auto;
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;
  & th,
  & td {
    padding: var(--space-2) var(--space-2);
    border-block-end: 1px solid var(--color-line);
    font-weight: 400;
    text-align: end;
  }
  & tr > :first-child {
    padding-inline-start: 0;
    text-align: start;
  }
  & tr > :last-child {
    padding-inline-end: 0;
  }
  & tbody tr:last-child > * {
    border-block-end: 0;
  }
  & thead th {
    color: var(--color-ink-3);
    font-size: var(--text-2);
    white-space: nowrap;
  }
  & [data-bar] {
    inline-size: 32%;
    text-align: start;
  }
  /* A phone shows all columns without horizontal scrolling. */
  @media (max-width: 479.98px) {
    & thead th {
      vertical-align: bottom;
      white-space: normal;
    }
    & [data-bar] {
      inline-size: 28%;
    }
  }
`;

export const Vehicle = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-inline-size: 0;
  & > span:last-child {
    display: grid;
    min-inline-size: 0;
  }
  & a {
    font-weight: 600;
  }
`;

export const Photo = styled.span`
  flex: none;
  inline-size: 44px;
  block-size: 33px;
  border-radius: var(--radius-1);
  background: var(--color-surface-3);
  overflow: hidden;
  @media (max-width: 479.98px) {
    display: none;
  }
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const Bar = styled.svg`
  display: block;
  inline-size: 100%;
  block-size: 6px;
  margin-block-start: var(--space-1);
  border-radius: var(--radius-full);
  background: var(--color-surface-3);
  [dir='rtl'] & {
    transform: scaleX(-1);
  }
`;

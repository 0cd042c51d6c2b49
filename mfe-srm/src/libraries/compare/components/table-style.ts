import styled from 'styled-components';

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  & th,
  & td {
    padding: var(--space-2);
    text-align: start;
    vertical-align: top;
    border-block-end: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  & th {
    font-weight: 600;
  }
  & thead th {
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
  /* The field above its two values, because three columns would break words. */
  @media (max-width: 30rem) {
    & tr {
      display: grid;
      grid-template-columns: 1fr 1fr;
      padding-block: var(--space-1);
      border-block-end: 1px solid var(--color-line);
    }
    & th,
    & td {
      padding: var(--space-1);
      border: 0;
    }
    & thead th:first-child {
      display: none;
    }
    & tbody th {
      grid-column: 1 / -1;
      font-size: var(--text-2);
    }
  }
`;

export const Cell = styled.td`
  & > label {
    display: flex;
    align-items: start;
    gap: var(--space-2);
    padding: var(--space-1) var(--space-2);
    border-radius: var(--radius-1);
    cursor: pointer;
  }
  & > label:has(:checked) {
    background: var(--color-brand-soft);
  }
  & > label:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  & input {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 3px;
    accent-color: var(--color-brand);
    outline: none;
  }
`;

import styled from 'styled-components';

/** A button in a table that looks like a link, because it leads to a list or a record. */
export const TextButton = styled.button`
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-ink-1);
  font: inherit;
  text-align: start;
  text-decoration: underline;
  text-underline-offset: 3px;
  cursor: pointer;
`;

import styled from 'styled-components';

/** Fields side by side in equal columns, which stack where a column would be too narrow for a thumb. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-4);
  align-items: start;
`;

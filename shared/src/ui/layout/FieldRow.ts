import styled from 'styled-components';

/** Fields side by side in equal columns that stack where each would be narrower than a thumb can use. */
export const FieldRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--space-4);
  align-items: start;
`;

import styled from 'styled-components';

export const PhotoGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 8.5rem), 1fr));
  gap: var(--space-3);
  padding: 0;
  list-style: none;
`;

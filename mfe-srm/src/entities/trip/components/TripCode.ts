import styled from 'styled-components';

/** "T-000012", which does not break at its hyphen. */
export const TripCode = styled.bdi`
  white-space: nowrap;
`;

import styled from 'styled-components';

/** One column that is comfortable to read and fill in. */
export const Column = styled.div`
  inline-size: min(100%, 46rem);
`;

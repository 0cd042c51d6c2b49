import styled from 'styled-components';

/** "or drop it here". Nothing is dragged with a finger. */
export const DropWords = styled.span`
  @media (hover: none) and (pointer: coarse) {
    display: none;
  }
`;

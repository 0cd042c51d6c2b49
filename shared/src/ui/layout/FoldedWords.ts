import styled from 'styled-components';
import { belowTablet } from '../media/breakpoints';

/** The words of a button that shows only its icon on a phone. They stay its name. */
export const FoldedWords = styled.span`
  @media ${belowTablet} {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

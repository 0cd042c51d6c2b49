import styled from 'styled-components';
import { belowTablet } from '../media/breakpoints';
import { hiddenStyle } from './hiddenStyle';

/** The words of a button that shows only its icon on a phone. They stay its name. */
export const FoldedWords = styled.span`
  @media ${belowTablet} {
    ${hiddenStyle}
  }
`;

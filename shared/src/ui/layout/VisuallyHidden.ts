import styled from 'styled-components';
import { hiddenStyle } from './hiddenStyle';

/** For a screen reader only. */
export const VisuallyHidden = styled.span`
  ${hiddenStyle}
`;

import { css } from 'styled-components';
import { largerTarget } from '../theme/largerTarget';

/** For a text link with a style of its own. One without has it from the base style. */
export const largerTargetStyle = css`
  ${largerTarget.link}
  &::after {
    ${largerTarget.area}
    @media (pointer: coarse) {
      ${largerTarget.touch}
    }
  }
`;

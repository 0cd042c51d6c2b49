import styled from 'styled-components';

const Keys = styled.kbd`
  padding: 0 5px;
  border: 1px solid currentcolor;
  border-radius: 4px;
  font-size: var(--text-1);
  font-weight: 500;
  line-height: 1.5;
  opacity: 0.8;
  /* A phone has no such keys, and a narrow window no room for them. */
  @media (max-width: 767px), (hover: none) and (pointer: coarse) {
    display: none;
  }
`;

const isApple = /mac|iphone|ipad/i.test(globalThis.navigator?.platform ?? '');

/** At the button that sends a form: the keys that do the same. Screen readers know them from the button itself. */
export const SendHint = () => (
  <Keys aria-hidden dir="ltr">
    {isApple ? '⌘ ↵' : 'Ctrl ↵'}
  </Keys>
);

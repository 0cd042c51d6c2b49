import { sendShortcuts } from '@portal/shared/keyboard';
import styled from 'styled-components';
import { Button, type ButtonProps } from './Button';

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

/**
 * The main button of a page, which Ctrl+Enter presses from everywhere on it. It shows the keys; screen readers know
 * them from the button itself.
 */
export function SendButton({ children, ...props }: ButtonProps) {
  return (
    <Button variant="primary" aria-keyshortcuts={sendShortcuts} {...props}>
      {children}
      <Keys aria-hidden dir="ltr">
        {isApple ? '⌘ ↵' : 'Ctrl ↵'}
      </Keys>
    </Button>
  );
}

import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../icons/Icon';
import { Spinner } from '../progress/Spinner';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './buttonStyle';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  icon?: IconName;
  /** The action is under way: keeps the focus, shows a spinner and ignores a second click. */
  busy?: boolean;
  children: ReactNode;
}

const Element = styled.button<ButtonLook>`
  ${buttonStyle}
`;

export function Button({
  variant = 'secondary',
  size = 'md',
  fullWidth,
  icon,
  busy,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  // Not `disabled`: that would drop the focus, and a screen reader with it, in the middle of the work.
  const guard = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Element
      {...props}
      type={type}
      $variant={variant}
      $size={size}
      $fullWidth={fullWidth}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={guard}
    >
      {busy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </Element>
  );
}

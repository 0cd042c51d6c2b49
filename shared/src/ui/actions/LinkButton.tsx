import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Icon, type IconName } from '../icons/Icon';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './buttonStyle';

export interface LinkButtonProps extends ComponentPropsWithRef<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  fullWidth?: boolean;
  icon?: IconName;
  children: ReactNode;
}

const Element = styled(Link)<ButtonLook>`
  ${buttonStyle}
`;

/** Navigates, so it is a link. It looks like a button. */
export function LinkButton({
  variant = 'secondary',
  size = 'md',
  fullWidth,
  icon,
  children,
  ...props
}: LinkButtonProps) {
  return (
    <Element {...props} $variant={variant} $size={size} $fullWidth={fullWidth}>
      {icon && <Icon name={icon} />}
      {children}
    </Element>
  );
}

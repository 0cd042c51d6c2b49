import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../icons/Icon';
import { buttonStyle, type ButtonLook, type ButtonSize, type ButtonVariant } from './buttonStyle';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  icon: IconName;
  /** The button's only name. */
  label: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

const Element = styled.button<ButtonLook>`
  ${buttonStyle}
`;

export function IconButton({
  icon,
  label,
  variant = 'ghost',
  size = 'md',
  type = 'button',
  ...props
}: IconButtonProps) {
  return (
    <Element
      {...props}
      type={type}
      aria-label={label}
      title={props.title ?? label}
      $variant={variant}
      $size={size}
      $square
    >
      <Icon name={icon} size={size === 'sm' ? 16 : 18} />
    </Element>
  );
}

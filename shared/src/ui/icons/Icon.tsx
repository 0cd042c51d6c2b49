import styled, { css } from 'styled-components';
import { paths, type IconName } from './paths';

export type { IconName };

export interface IconProps {
  name: IconName;
  size?: number;
  /** Says what the icon means where no nearby text does. Without it the icon is decoration. */
  label?: string;
}

const Svg = styled.svg<{ $turns: boolean }>`
  flex: none;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  ${({ $turns }) =>
    $turns &&
    css`
      [dir='rtl'] & {
        transform: scaleX(-1);
      }
    `}
`;

export function Icon({ name, size = 16, label }: IconProps) {
  const turns = name.endsWith('-start') || name.endsWith('-end') || name === 'logout';
  const naming = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <Svg $turns={turns} width={size} height={size} viewBox="0 0 24 24" {...naming}>
      <path d={paths[name]} />
    </Svg>
  );
}

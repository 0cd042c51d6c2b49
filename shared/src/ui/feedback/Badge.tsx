import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../icons/Icon';
import { belowTablet } from '../media/breakpoints';
import { toneGround, toneIcons, toneInk, type Tone } from './tone';

export interface BadgeProps {
  tone?: Tone;
  /** `false` where the word says it all and a column has many badges. */
  icon?: IconName | false;
  children: ReactNode;
}

const Pill = styled.span<{ $tone: Tone }>`
  display: inline-flex;
  align-items: center;
  gap: var(--space-1);
  padding: 1px var(--space-2);
  border-radius: var(--radius-full);
  color: ${({ $tone }) => toneInk($tone)};
  background: ${({ $tone }) => toneGround($tone)};
  font-size: var(--text-1);
  font-weight: 600;
  line-height: 1.6;
  white-space: nowrap;
  /* A long one is two lines on a phone, and not wider than its screen. */
  @media ${belowTablet} {
    flex: none;
    max-inline-size: 100%;
    white-space: normal;
  }
  font-variant-numeric: tabular-nums;
  /* Without colours of its own it has a line instead, which takes no room. */
  @media (forced-colors: active) {
    outline: 1px solid;
    outline-offset: -1px;
  }
`;

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  const shown = icon ?? (tone === 'neutral' ? false : toneIcons[tone]);
  return (
    <Pill $tone={tone}>
      {shown && <Icon name={shown} size={12} />}
      {children}
    </Pill>
  );
}

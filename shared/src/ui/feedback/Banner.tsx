import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/Icon';
import { toneGround, toneIcons, toneInk, toneShape, type Tone } from './tone';

export interface BannerProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
}

const Box = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: start;
  gap: var(--space-3);
  padding: var(--space-3) var(--space-4);
  border: 1px solid color-mix(in srgb, ${({ $tone }) => toneShape($tone)} 35%, transparent);
  border-radius: var(--radius-2);
  background: ${({ $tone }) => toneGround($tone)};
  color: var(--color-ink-1);
  & > svg {
    margin-block-start: 2px;
    color: ${({ $tone }) => toneInk($tone)};
  }
`;

const Content = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  flex: 1;
  min-inline-size: 0;
`;

const Words = styled.div`
  flex: 1 1 16rem;
  min-inline-size: 0;
  & > strong {
    display: block;
    font-weight: 600;
  }
  & > strong + div {
    color: var(--color-ink-2);
    text-wrap: balance;
  }
`;

/** Danger interrupts a screen reader; the rest waits for a pause. */
export function Banner({ tone = 'info', title, children, action }: BannerProps) {
  return (
    <Box $tone={tone} role={tone === 'danger' ? 'alert' : 'status'}>
      <Icon name={toneIcons[tone]} size={18} />
      <Content>
        <Words>
          {title && <strong>{title}</strong>}
          {children && <div>{children}</div>}
        </Words>
        {action}
      </Content>
    </Box>
  );
}

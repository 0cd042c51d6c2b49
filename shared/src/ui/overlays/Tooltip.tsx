import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styled from 'styled-components';
import { OverlayLocale } from './OverlayLocale';
import { fadeIn } from './surface';

export interface TooltipProps {
  text: ReactNode;
  placement?: 'top' | 'bottom' | 'start' | 'end';
  /** One focusable element: a button, a link. */
  children: ReactElement;
}

const Bubble = styled(AriaTooltip)`
  max-inline-size: 18rem;
  padding: var(--space-1) var(--space-2);
  border-radius: var(--radius-1);
  background: var(--color-ink-1);
  color: var(--color-surface);
  font-size: var(--text-2);
  line-height: 1.4;
  box-shadow: var(--elevation-1);
  &[data-entering] {
    animation: ${fadeIn} var(--quick);
  }
`;

type Trigger = ComponentProps<typeof Focusable>['children'];

/** An explanation on hover and on focus. Never the only place of necessary information. */
export function Tooltip({ text, placement = 'top', children }: TooltipProps) {
  return (
    <OverlayLocale>
      <TooltipTrigger delay={400} closeDelay={100}>
        <Focusable>{children as Trigger}</Focusable>
        <Bubble placement={placement} offset={6}>
          {text}
        </Bubble>
      </TooltipTrigger>
    </OverlayLocale>
  );
}

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger, Popover as AriaPopover, Pressable } from 'react-aria-components/Popover';
import styled from 'styled-components';
import { OverlayLocale } from './OverlayLocale';
import { floatingSurface } from './surface';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement;
  label: string;
  /** Open from the start: for a popover whose file was loaded because the agent asked for it. */
  defaultOpen?: boolean;
  children: ReactNode | ((close: () => void) => ReactNode);
}

const Surface = styled(AriaPopover)`
  ${floatingSurface}
`;
const Box = styled(Dialog)`
  padding: var(--space-4);
  outline: none;
`;

type Trigger = ComponentProps<typeof Pressable>['children'];

export function Popover({ trigger, label, defaultOpen, children }: PopoverProps) {
  return (
    <OverlayLocale>
      <DialogTrigger defaultOpen={defaultOpen}>
        <Pressable>{trigger as Trigger}</Pressable>
        <Surface placement="bottom start" offset={4}>
          <Box aria-label={label}>
            {({ close }) => (typeof children === 'function' ? children(close) : children)}
          </Box>
        </Surface>
      </DialogTrigger>
    </OverlayLocale>
  );
}

import { useRef, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import styled from 'styled-components';
import { Backdrop, Surface } from './modalSurface';
import { OverlayLocale } from './OverlayLocale';
import { ReturnFocus } from './ReturnFocus';

export interface TopDialogProps {
  /** Names the dialog, which shows no title. */
  label: string;
  children: ReactNode;
  onClose: () => void;
}

const Box = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;
  outline: none;
`;

/** A dialog of one field and what it finds: near the upper edge, so that it does not jump while it grows. On a phone it covers the page. */
export function TopDialog({ label, children, onClose }: TopDialogProps) {
  const box = useRef<HTMLElement>(null);
  return (
    <OverlayLocale>
      <Backdrop
        $place="block-start"
        isOpen
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        isDismissable
      >
        <Surface $place="block-start" $size="lg">
          <ReturnFocus dialog={box} open />
          <Box ref={box} aria-label={label}>
            {children}
          </Box>
        </Surface>
      </Backdrop>
    </OverlayLocale>
  );
}

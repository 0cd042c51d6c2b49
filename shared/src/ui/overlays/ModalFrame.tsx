import { useMessages } from '@portal/shared/i18n';
import { IconButton } from '@portal/shared/ui';
import { useRef, type ReactNode } from 'react';
import { Dialog as AriaDialog, Heading } from 'react-aria-components/Dialog';
import styled from 'styled-components';
import { keepCodes } from '../text/keepCodes';
import { Backdrop, Surface, type DialogSize, type ModalPlace } from './modalSurface';
import { DialogActions } from './DialogActions';
import { OverlayLocale } from './OverlayLocale';
import { ReturnFocus } from './ReturnFocus';
import { SendOnKey } from './SendOnKey';

export interface ModalFrameProps {
  title: ReactNode;
  children?: ReactNode;
  /** The actions, at the end. The last one is the main one. */
  footer?: ReactNode;
  onClose: () => void;
  /** For a dialog that stays mounted. Without it the dialog is open as long as it is rendered. */
  open?: boolean;
  size?: DialogSize;
  /** `alertdialog` interrupts: it has no close button, and a press outside does not close it. */
  role?: 'dialog' | 'alertdialog';
  /** Closing would lose work under way, so neither Escape nor a press outside closes it. */
  busy?: boolean;
}

const Box = styled(AriaDialog)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-block-size: 0;
  outline: none;
`;

const Top = styled.header`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-3);
  padding-block: var(--space-4) var(--space-2);
  padding-inline: var(--space-5) var(--space-3);
`;

const Title = styled(Heading)`
  padding-block: 5px;
  font-size: var(--text-4);
  letter-spacing: -0.005em;
`;

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: var(--space-1) var(--space-5) var(--space-5);
  overflow: auto;
  overscroll-behavior: contain;
  @media print {
    overflow: visible;
  }
`;

const Bottom = styled(DialogActions)`
  padding: var(--space-3) var(--space-5);
  border-block-start: 1px solid var(--color-line);
  background: var(--color-bg);
`;

/**
 * The common part of dialog and drawer. React Aria keeps the focus inside and hides the page behind.
 */
export function ModalFrame({
  title,
  children,
  footer,
  onClose,
  open = true,
  size = 'md',
  role = 'dialog',
  busy,
  place,
}: ModalFrameProps & { place: ModalPlace }) {
  const t = useMessages();
  const box = useRef<HTMLElement>(null);
  const interrupts = role === 'alertdialog';
  return (
    <OverlayLocale>
      <Backdrop
        $place={place}
        isOpen={open}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
        isDismissable={!interrupts && !busy}
        isKeyboardDismissDisabled={busy}
      >
        <Surface $place={place} $size={size}>
          <ReturnFocus dialog={box} open={open} />
          {!interrupts && <SendOnKey dialog={box} />}
          <Box ref={box} role={role}>
            <Top>
              <Title slot="title">{keepCodes(title)}</Title>
              {!interrupts && (
                <IconButton icon="x" label={t('ui.close')} size="sm" onClick={onClose} disabled={busy} />
              )}
            </Top>
            <Body>{children}</Body>
            {footer && (
              <Bottom as="footer" data-dialog-actions>
                {footer}
              </Bottom>
            )}
          </Box>
        </Surface>
      </Backdrop>
    </OverlayLocale>
  );
}

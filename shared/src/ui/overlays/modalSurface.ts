import { belowTablet } from '../media/breakpoints';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { css, keyframes } from 'styled-components';
import { fadeIn } from './surface';

const rise = keyframes`from { transform: translateY(24px); opacity: 0; }`;
const riseFully = keyframes`from { transform: translateY(100%); }`;
const slideIn = keyframes`from { transform: translateX(var(--drawer-from)); }`;

export type ModalPlace = 'centre' | 'inline-end';
export type DialogSize = 'sm' | 'md' | 'lg';

const widths: Record<DialogSize, string> = { sm: '26rem', md: '35rem', lg: '48rem' };

export const Backdrop = styled(ModalOverlay)<{ $place: ModalPlace }>`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: var(--visual-viewport-height, 100dvh);
  z-index: 100;
  display: flex;
  align-items: ${({ $place }) => ($place === 'centre' ? 'center' : 'stretch')};
  justify-content: ${({ $place }) => ($place === 'centre' ? 'center' : 'flex-end')};
  padding: ${({ $place }) => ($place === 'centre' ? 'var(--space-4)' : '0')};
  background: var(--color-backdrop);
  &[data-entering] {
    animation: ${fadeIn} var(--slow);
  }
  &[data-exiting] {
    animation: ${fadeIn} var(--quick) reverse;
  }
  @media ${belowTablet} {
    align-items: flex-end;
    padding: 0;
  }
  /* Prints all of the open dialog, and not the page behind. */
  @media print {
    position: static;
    display: block;
    block-size: auto;
    padding: 0;
    background: none;
    body:has(&) > #root {
      display: none;
    }
  }
`;

const centred = css`
  max-block-size: 100%;
  border-radius: var(--radius-2);
  [data-entering] > & {
    animation: ${rise} var(--slow);
  }
`;

const atTheEdge = css`
  --drawer-from: 100%;
  [dir='rtl'] & {
    --drawer-from: -100%;
  }
  [data-entering] > & {
    animation: ${slideIn} var(--slow);
  }
  [data-exiting] > & {
    animation: ${slideIn} var(--quick) reverse;
  }
`;

/** Below 768 px every dialog is a sheet from the bottom edge, where a thumb reaches it. */
export const Surface = styled(Modal)<{ $size: DialogSize; $place: ModalPlace }>`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: ${({ $size }) => widths[$size]};
  background: var(--color-surface);
  box-shadow: var(--elevation-2);
  outline: none;
  overflow: hidden;
  ${({ $place }) => ($place === 'centre' ? centred : atTheEdge)}
  @media ${belowTablet} {
    max-inline-size: none;
    max-block-size: 92%;
    border-radius: var(--radius-2) var(--radius-2) 0 0;
    padding-block-end: env(safe-area-inset-bottom);
    [data-entering] > & {
      animation: ${riseFully} var(--slow);
    }
    [data-exiting] > & {
      animation: ${riseFully} var(--quick) reverse;
    }
  }
  @media print {
    max-inline-size: none;
    max-block-size: none;
    box-shadow: none;
    overflow: visible;
  }
`;

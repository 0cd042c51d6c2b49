import { belowTablet } from '../media/breakpoints';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { css, keyframes } from 'styled-components';
import { fadeIn } from './surface';

const rise = keyframes`from { transform: translateY(24px); opacity: 0; }`;
const riseFully = keyframes`from { transform: translateY(100%); }`;
const slideIn = keyframes`from { transform: translateX(var(--drawer-from)); }`;

export type ModalPlace = 'centre' | 'inline-end' | 'block-start';
export type DialogSize = 'sm' | 'md' | 'lg';

const widths: Record<DialogSize, string> = { sm: '26rem', md: '35rem', lg: '48rem' };

const alignments: Record<ModalPlace, string> = {
  centre: 'center',
  'inline-end': 'stretch',
  'block-start': 'flex-start',
};
const paddings: Record<ModalPlace, string> = {
  centre: 'var(--space-4)',
  'inline-end': '0',
  'block-start': 'min(10vh, 6rem) var(--space-4) var(--space-4)',
};

export const Backdrop = styled(ModalOverlay)<{ $place: ModalPlace }>`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  block-size: var(--visual-viewport-height, 100dvh);
  z-index: 100;
  display: flex;
  align-items: ${({ $place }) => alignments[$place]};
  justify-content: ${({ $place }) => ($place === 'inline-end' ? 'flex-end' : 'center')};
  padding: ${({ $place }) => paddings[$place]};
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

/** Below 768 px one that begins at the top covers the page, because the keyboard takes the lower half. */
const wholeScreen = css`
  block-size: 100%;
  max-block-size: none;
  border-radius: 0;
`;

/** Below 768 px every other dialog is a sheet from the bottom edge, where a thumb reaches it. */
export const Surface = styled(Modal)<{ $size: DialogSize; $place: ModalPlace }>`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-inline-size: ${({ $size }) => widths[$size]};
  border: 1px solid var(--color-line);
  background: var(--color-surface);
  box-shadow: var(--elevation-2);
  outline: none;
  overflow: hidden;
  ${({ $place }) => ($place === 'inline-end' ? atTheEdge : centred)}
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
    ${({ $place }) => $place === 'block-start' && wholeScreen}
  }
  @media print {
    max-inline-size: none;
    max-block-size: none;
    box-shadow: none;
    overflow: visible;
  }
`;

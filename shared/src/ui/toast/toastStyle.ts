import * as Radix from '@radix-ui/react-toast';
import styled, { keyframes } from 'styled-components';
import { withRootMark } from '../media/useRootMark';

const arrive = keyframes`from { opacity: 0; transform: translateY(12px); }`;
const leave = keyframes`to { opacity: 0; }`;

export const Viewport = styled(Radix.Viewport)`
  position: fixed;
  inset-block-end: 0;
  inset-inline-end: 0;
  z-index: 200;
  inline-size: min(25rem, 100vw);
  padding: var(--space-4);
  padding-block-end: max(var(--space-4), env(safe-area-inset-bottom));
  list-style: none;
  outline: none;
  @media print {
    display: none;
  }
  /* Above the buttons at the bottom of the page. */
  ${withRootMark('action-bar')} & {
    inset-block-end: 4.5rem;
    /* Its text is above its buttons there. */
    @media (max-width: 639px) {
      inset-block-end: 7.5rem;
    }
  }
`;

export const Card = styled(Radix.Root)<{ $ink: string }>`
  display: grid;
  grid-template-columns: auto 1fr auto;
  gap: 2px var(--space-3);
  padding: var(--space-3);
  border: 1px solid var(--color-line);
  border-inline-start: 4px solid ${({ $ink }) => $ink};
  border-radius: var(--radius-2);
  background: var(--color-surface);
  color: var(--color-ink-1);
  box-shadow: var(--elevation-2);
  & > svg {
    grid-row: span 2;
    margin-block-start: 3px;
    color: ${({ $ink }) => $ink};
  }
  & > button:last-child {
    grid-column: 3;
    grid-row: 1 / span 2;
  }
  &[data-state='open'] {
    animation: ${arrive} var(--slow);
  }
  &[data-state='closed'] {
    animation: ${leave} var(--quick) forwards;
  }
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: none;
    transition: transform var(--slow);
  }
  &[data-swipe='end'] {
    animation: ${leave} var(--quick) forwards;
  }
`;

export const Title = styled(Radix.Title)`
  padding-block-start: 1px;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export const Description = styled(Radix.Description)`
  grid-column: 2;
  color: var(--color-ink-2);
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  grid-column: 2;
  padding-block-start: var(--space-2);
`;

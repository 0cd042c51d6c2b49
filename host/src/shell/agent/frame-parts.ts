import { belowTablet, headerSize, sidebarSize, withRootMark } from '@portal/shared/ui/media';
import styled from 'styled-components';
import { belowCollapse } from './useSmallScreen';

/** A page that has the whole screen, such as one on a wall. */
const wholeScreen = `${withRootMark('whole-screen')} &`;

export const Bar = styled.header`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  gap: var(--space-2);
  block-size: ${headerSize};
  padding-inline: var(--space-5);
  background: var(--color-surface);
  border-block-end: 1px solid var(--color-line);
  @media ${belowTablet} {
    padding-inline: var(--space-3);
    gap: var(--space-1);
  }
  @media (max-width: 359.98px) {
    padding-inline: var(--space-2);
    gap: 0;
  }
  ${wholeScreen} {
    display: none;
  }
  @media print {
    display: none;
  }
`;

export const Nav = styled.nav`
  position: fixed;
  inset-block: ${headerSize} 0;
  inset-inline-start: 0;
  z-index: 15;
  inline-size: ${sidebarSize};
  padding: var(--space-4) var(--space-3);
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--color-surface);
  border-inline-end: 1px solid var(--color-line);
  & ul {
    display: flex;
    flex-direction: column;
    gap: 2px;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  @media ${belowCollapse} {
    --hidden-at: -100%;
    [dir='rtl'] & {
      --hidden-at: 100%;
    }
    inline-size: min(${sidebarSize}, 85vw);
    transition:
      transform var(--slow),
      visibility var(--slow);
    &[data-closed] {
      visibility: hidden;
      transform: translateX(var(--hidden-at));
    }
    &:not([data-closed]) {
      box-shadow: var(--elevation-2);
    }
  }
  ${wholeScreen} {
    display: none;
  }
`;

export const Body = styled.div`
  --banner-start: ${headerSize};
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  padding-block-start: ${headerSize};
  margin-inline-start: ${sidebarSize};
  @media ${belowCollapse} {
    margin-inline-start: 0;
  }
  ${wholeScreen} {
    --banner-start: 0;
    padding: 0;
    margin: 0;
  }
  /* A printed page is a document: its text begins at the top of the paper. */
  @media print {
    min-block-size: 0;
    padding: 0;
    margin: 0;
  }
`;

export const Main = styled.main`
  display: flex;
  flex-direction: column;
  flex: 1;
  inline-size: 100%;
  max-inline-size: 100rem;
  min-inline-size: 0;
  margin-inline: auto;
  padding: var(--space-5) var(--space-8) var(--space-8);
  scroll-margin-block-start: ${headerSize};
  &:focus {
    outline: none;
  }
  @media ${belowTablet} {
    padding: var(--space-3) var(--space-4) var(--space-4);
  }
  ${wholeScreen} {
    max-inline-size: none;
    padding: 0;
  }
  @media print {
    max-inline-size: none;
    padding: 0;
  }
`;

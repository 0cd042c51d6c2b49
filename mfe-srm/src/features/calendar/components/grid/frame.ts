import styled from 'styled-components';
import { ROW_HEIGHT } from '../../model/scale';
import { barStyle } from './bar-style';
import { HEAD_HEIGHT, NAMES_WIDTH } from '../../model/measures';
import { nameStyle } from './name-style';

export const Scroller = styled.div`
  position: relative;
  overflow: auto;
  max-block-size: max(22rem, calc(100dvh - 17rem));
  border: 1px solid var(--color-line);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  scroll-padding-block-start: ${HEAD_HEIGHT + 8}px;
  scroll-padding-inline: ${NAMES_WIDTH + 24}px 24px;
  overscroll-behavior: contain;
  &[data-stale='true'] {
    opacity: 0.7;
  }
  /* All vehicles, and as many days as fit the paper. */
  @media print {
    max-block-size: none;
    overflow: hidden;
  }
`;

export const Canvas = styled.div`
  position: relative;
  display: grid;
  grid-template: ${HEAD_HEIGHT}px auto / ${NAMES_WIDTH}px auto;
  user-select: none;
`;

export const Corner = styled.div`
  position: sticky;
  inset-block-start: 0;
  inset-inline-start: 0;
  z-index: 4;
  display: flex;
  align-items: end;
  padding: var(--space-2) var(--space-3);
  border-block-end: 1px solid var(--color-line-2);
  border-inline-end: 1px solid var(--color-line-2);
  background: var(--color-surface);
  color: var(--color-ink-3);
  font-size: var(--text-2);
`;

export const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 3;
  border-block-end: 1px solid var(--color-line-2);
  background: var(--color-surface);
`;

export const Names = styled.ul`
  position: sticky;
  inset-inline-start: 0;
  z-index: 2;
  margin: 0;
  padding: 0;
  border-inline-end: 1px solid var(--color-line-2);
  background: var(--color-surface);
  list-style: none;
  /* They are always in sight. Without this, the padding of the scroller moves the days when one gets the focus. */
  & a {
    scroll-margin-inline-start: ${-(NAMES_WIDTH + 24)}px;
  }
  ${nameStyle}
`;

/** The lines are one picture: an element for each cell would make 45,000. */
export const Body = styled.div`
  position: relative;
  background-image:
    linear-gradient(var(--color-line) 1px, transparent 1px),
    linear-gradient(90deg, var(--color-line) 1px, transparent 1px);
  /* A small tile: one as wide or as tall as the body is painted again at each scroll step. */
  background-size: var(--cell) ${ROW_HEIGHT}px;
  background-position:
    0 -1px,
    -1px 0;
  cursor: cell;
  /* A vehicle's line has no height, so that a click next to its bars hits the days. */
  & > [data-line] {
    position: absolute;
    inset-inline: 0;
    block-size: 0;
    contain: layout style;
    ${barStyle}
  }
  & > [data-moving] {
    z-index: 1;
  }
`;

import { css } from 'styled-components';
import { ROW_HEIGHT } from '../../model/scale';
import { standingStyle } from '../standing-style';

/** For the bars of a line. They are not styled components, because each new bar would compute its class. */
export const barStyle = css`
  & > button {
    position: absolute;
    display: block;
    block-size: ${ROW_HEIGHT - 10}px;
    min-inline-size: 6px;
    margin-block: 5px;
    padding: 0;
    overflow: clip;
    contain: layout style;
    border-radius: var(--radius-1);
    font-size: var(--text-2);
    line-height: 1.25;
    text-align: start;
    cursor: pointer;
    ${standingStyle}
  }
  & > button > span {
    display: block;
    overflow: hidden;
    padding-inline: 6px;
    block-size: ${ROW_HEIGHT - 12}px;
    line-height: ${ROW_HEIGHT - 12}px;
    /* Sticky elements get their own layers, which slow scrolling most. These move into view when it pauses. */
    &[data-cut] {
      margin-inline-start: clamp(0px, calc(var(--scrolled, 0px) - var(--at)), max(0px, 100% - 3rem));
    }
    & > svg {
      display: inline-block;
      margin-inline-end: 5px;
      vertical-align: middle;
    }
    /* A name is cut at its own end, in a page of the other direction too. */
    & > bdi {
      display: inline-block;
      max-inline-size: calc(100% - 21px);
      overflow: hidden;
      text-overflow: ellipsis;
      vertical-align: top;
      white-space: nowrap;
    }
  }
  & > button > i {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 9px;
    cursor: ew-resize;
    &::after {
      content: '';
      position: absolute;
      inset-block: 9px;
      inset-inline-end: 3px;
      border-inline-end: 2px solid transparent;
    }
  }
  & > button:is(:hover, :focus-visible, [data-plan]) > i::after {
    border-color: color-mix(in srgb, currentcolor 45%, transparent);
  }
  & > [data-moves] {
    cursor: grab;
  }
  & > button:focus-visible {
    z-index: 1;
    outline-offset: 0;
  }
  & > [data-plan] {
    z-index: 1;
    cursor: grabbing;
  }
  & > [data-plan='free'] {
    box-shadow: var(--elevation-2);
    outline: 2px solid var(--color-focus);
  }
  & > [data-plan='taken'] {
    background-color: var(--color-danger-soft);
    color: var(--color-danger-ink);
    outline: 2px solid var(--color-danger);
  }
`;

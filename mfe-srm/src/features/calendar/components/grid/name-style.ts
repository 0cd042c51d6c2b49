import { css } from 'styled-components';
import { ROW_HEIGHT } from '../../model/scale';

/** For the vehicles at the start of their lines: plain elements, like the bars. */
export const nameStyle = css`
  & > li {
    position: absolute;
    inset-inline: 0;
    display: flex;
    align-items: center;
    gap: var(--space-1);
    block-size: ${ROW_HEIGHT}px;
    padding-inline: var(--space-3) var(--space-2);
    border-block-end: 1px solid var(--color-line);
    contain: layout style;
  }
  & > li > div {
    flex: 1;
    min-inline-size: 0;
    line-height: 1.3;
  }
  & > li > div > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & small {
    color: var(--color-ink-3);
    font-size: var(--text-1);
  }
  & > li > div > a {
    color: inherit;
    font-weight: 600;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  & > li > a {
    display: grid;
    place-items: center;
    inline-size: 28px;
    block-size: 28px;
    border-radius: var(--radius-1);
    color: var(--color-ink-3);
    &:hover {
      background: var(--color-surface-2);
      color: var(--color-brand-ink);
    }
  }
`;

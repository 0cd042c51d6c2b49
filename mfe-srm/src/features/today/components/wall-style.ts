import styled from 'styled-components';

/** Its rows are as high as their number allows, next to what is above and below them, so that a day fits without scrolling. */
export const Wall = styled.div<{ $rows: number }>`
  --row: clamp(4rem, calc((88dvh - 6rem) / ${({ $rows }) => $rows}), min(11dvh, 9vw));
  display: flex;
  flex-direction: column;
  gap: var(--space-6);
  flex: 1;
  padding: var(--space-6) var(--space-8);
  & .top {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-8);
  }
  & .top h1 {
    font-size: clamp(1.75rem, 4.4dvh, 4rem);
  }
  & .top p {
    font-size: clamp(1rem, 2.4dvh, 2rem);
  }
  & .top > time {
    margin-inline-start: auto;
    font-size: clamp(2.25rem, 7dvh, 6rem);
    font-weight: 600;
    line-height: 1;
    white-space: nowrap;
  }
`;

export const WallColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr));
  align-items: start;
  gap: var(--space-6);
  & > * {
    container-type: inline-size;
    display: grid;
    gap: var(--space-6);
  }
  & h2 {
    font-size: clamp(1.25rem, 2.8dvh, 2.5rem);
  }
  & h2 > span {
    color: var(--color-ink-3);
    font-weight: 400;
  }
`;

/** Letters are as large as its height and the width of its column allow. */
export const WallRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: center;
  column-gap: var(--space-4);
  min-block-size: var(--row);
  padding: var(--space-1) var(--space-4);
  font-size: min(calc(var(--row) * 0.3), 6.2cqi);
  line-height: 1.3;
  &:has(> .when) {
    grid-template-columns: 5.2em minmax(0, 1fr);
  }
  &:not(:first-child) {
    border-block-start: 1px solid var(--color-line);
  }
  & time {
    display: block;
    font-size: 1.1em;
    font-weight: 650;
    white-space: nowrap;
  }
  & > .what {
    min-inline-size: 0;
  }
  & > .what > :is(a, small) {
    display: block;
    overflow: hidden;
    text-align: match-parent;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > .what > a {
    color: var(--color-ink-1);
    font-weight: 600;
    text-decoration: none;
  }
  & > .what > a:hover {
    text-decoration: underline;
  }
  & > .what > small {
    color: var(--color-ink-2);
    font-size: 0.8em;
  }
  & ul {
    padding: 0;
    list-style: none;
  }
  /* The badges grow with the row. */
  & [class] {
    --text-1: 0.7em;
  }
  & svg {
    inline-size: 1em;
    block-size: 1em;
  }
`;

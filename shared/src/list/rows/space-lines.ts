import { css, type RuleSet } from 'styled-components';

/**
 * The distance between the lines of a card, as margins of its facts: a grid keeps its gaps around a line whose facts
 * are hidden or empty.
 * @param gap the distance between two lines
 */
export const spaceLines = (gap: string): RuleSet => css`
  row-gap: 0;
  padding-block: calc(var(--row-space, var(--space-3)) - ${gap} / 2);
  & > :not(:empty) {
    margin-block: calc(${gap} / 2);
  }
`;

/** Takes back `spaceLines` where the card becomes the line of a table. */
export const joinLines: RuleSet = css`
  padding-block: var(--row-space, var(--space-3));
  & > :not(:empty) {
    margin-block: 0;
  }
`;

import { css } from 'styled-components';
import { medium, wide } from './cell';

export const statusCell = css`
  & > .status {
    display: flex;
    flex-direction: column;
    align-items: start;
    gap: var(--space-1);
    & > .reason {
      max-inline-size: 100%;
      color: var(--color-ink-3);
      font-size: var(--text-1);
      line-height: 1.35;
      overflow-wrap: anywhere;
    }
    /* A reminder's text takes two lines in a narrow column. */
    & > :nth-child(2):not(.reason) {
      max-inline-size: 100%;
      padding-inline: 6px;
      border-radius: var(--radius-1);
      line-height: 1.35;
      white-space: normal;
      ${wide} {
        & > svg {
          display: none;
        }
      }
    }
  }
`;

export const actionsCell = css`
  & > .actions {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    gap: var(--space-2);
    align-content: center;
    & > button {
      inline-size: 100%;
      @media (pointer: coarse) {
        min-block-size: 44px;
      }
    }
    ${medium} {
      justify-content: end;
      grid-auto-columns: minmax(7rem, auto);
    }
    ${wide} {
      grid-auto-flow: row;
      gap: 2px;
      & > button {
        min-block-size: var(--action-height, 27px);
        padding-block: 0;
      }
    }
  }
`;

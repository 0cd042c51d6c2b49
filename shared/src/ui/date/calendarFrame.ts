import { css } from 'styled-components';

/** The head of a month: its name between two buttons, and the names of the days. */
export const calendarFrame = css`
  & header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  & header > h2 {
    font-size: var(--text-3);
  }
  & header > button {
    display: grid;
    place-items: center;
    border: 0;
    border-radius: var(--radius-1);
    background: transparent;
    color: var(--color-ink-2);
    cursor: pointer;
  }
  & header > button[slot='previous'] > svg {
    transform: scaleX(-1);
  }
  [dir='rtl'] & header > button[slot='previous'] > svg {
    transform: none;
  }
  & table {
    border-collapse: collapse;
  }
  & th {
    padding-block: var(--space-1);
    color: var(--color-ink-3);
    font-size: var(--text-1);
    font-weight: 500;
    text-align: center;
  }
`;

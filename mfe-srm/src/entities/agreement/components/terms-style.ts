import { css } from 'styled-components';

/** The look of terms, the same in editor, preview and print. */
export const termsStyle = css`
  & h2 {
    margin-block: var(--space-4) var(--space-1);
    font-size: var(--text-4);
    font-weight: 600;
  }
  & h3 {
    margin-block: var(--space-3) var(--space-1);
    font-size: var(--text-3);
    font-weight: 600;
  }
  & p {
    margin-block: var(--space-2);
  }
  & :is(ul, ol) {
    margin-block: var(--space-2);
    padding-inline-start: var(--space-6);
  }
  & li p {
    margin-block: 0;
  }
  & > :first-child {
    margin-block-start: 0;
  }
`;

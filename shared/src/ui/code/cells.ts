import styled, { keyframes } from 'styled-components';

const blink = keyframes`50% { opacity: 0; }`;

/** Digits run left to right in every language. */
export const Cells = styled.div`
  direction: ltr;
  & > .cells {
    display: flex;
    gap: var(--space-2);
    inline-size: fit-content;
    max-inline-size: 100%;
  }
  /* The cells show its digits. Forced colors would draw them a second time, over the first cell. */
  & input {
    forced-color-adjust: none;
  }
`;

export const Cell = styled.span<{ $active: boolean; $invalid: boolean }>`
  display: grid;
  place-items: center;
  flex: 0 1 48px;
  inline-size: 48px;
  min-inline-size: 0;
  block-size: 56px;
  border: 1px solid ${({ $invalid }) => ($invalid ? 'var(--color-danger)' : 'var(--color-line-strong)')};
  border-radius: var(--radius-1);
  background: var(--color-surface);
  font-size: var(--text-5);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  transition: border-color var(--quick);
  ${({ $active }) => $active && 'outline: 2px solid var(--color-focus); outline-offset: -1px;'}
  &:nth-child(3) {
    margin-inline-end: var(--space-2);
  }
`;

export const Caret = styled.i`
  inline-size: 2px;
  block-size: 24px;
  background: var(--color-ink-1);
  animation: ${blink} 1s step-end infinite;
`;

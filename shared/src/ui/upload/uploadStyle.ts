import styled, { css } from 'styled-components';

/** Invisible, yet the real control: it provides keyboard, focus and form names. */
export const HiddenInput = styled.input`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  opacity: 0;
`;

export const Area = styled.div<{ $invalid: boolean; $over: boolean }>`
  position: relative;
  border-radius: var(--radius-2);
  &:has(:focus-visible) > :is(label, div) {
    border-color: var(--color-focus);
  }
  &:has(> input:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  & > :is(label, div) {
    border: 1px ${({ $over }) => ($over ? 'solid' : 'dashed')} var(--color-line-strong);
    border-radius: var(--radius-2);
    background: var(--color-surface);
    transition:
      background var(--quick),
      border-color var(--quick);
    ${({ $over }) =>
      $over &&
      css`
        border-color: var(--color-brand);
        background: var(--color-brand-soft);
      `}
    ${({ $invalid }) =>
      $invalid &&
      css`
        border-color: var(--color-danger);
      `}
  }
`;

export const DropLabel = styled.label`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding: var(--space-4);
  cursor: pointer;
  color: var(--color-ink-2);
  &:hover {
    background: var(--color-surface-2);
    border-color: var(--color-ink-3);
  }
  & small {
    display: block;
    color: var(--color-ink-3);
    font-size: var(--text-2);
  }
  & b {
    color: var(--color-brand-ink);
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export const DropMark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 40px;
  block-size: 40px;
  border-radius: var(--radius-1);
  background: var(--color-brand-soft);
  color: var(--color-brand-ink);
`;

export const Row = styled.div`
  && {
    border-style: solid;
    border-color: var(--color-line);
  }
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-2) var(--space-3);
  & > progress {
    flex-basis: 100%;
  }
`;

export const Thumb = styled.span`
  display: grid;
  place-items: center;
  inline-size: 44px;
  block-size: 44px;
  border-radius: var(--radius-1);
  overflow: hidden;
  background: var(--color-surface-2);
  color: var(--color-ink-3);
  & > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

/* Where the name would be cut to a few letters, the buttons go below it. */
export const Words = styled.span`
  flex: 1 1 9rem;
  min-inline-size: 0;
  & > b {
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  & > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > b {
    font-weight: 600;
  }
  & > small {
    color: var(--color-ink-3);
    font-size: var(--text-2);
    font-variant-numeric: tabular-nums;
  }
`;

export const RowActions = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-1);
  margin-inline-start: auto;
`;

/** Only devices with a camera to hold up: phones and tablets. */
export const CameraLine = styled.div`
  display: none;
  padding-block-start: var(--space-2);
  @media (pointer: coarse) {
    display: block;
  }
`;

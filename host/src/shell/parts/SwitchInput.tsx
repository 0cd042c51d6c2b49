import styled from 'styled-components';

/** The browser's own box, drawn as a switch. */
export const SwitchInput = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  appearance: none;
  position: relative;
  flex: none;
  inline-size: 36px;
  block-size: 20px;
  margin: 0;
  border: 1px solid var(--color-line-strong);
  border-radius: 10px;
  background: var(--color-surface-2);
  cursor: inherit;
  transition: background var(--quick);
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-start: 2px;
    inline-size: 14px;
    block-size: 14px;
    border-radius: 50%;
    background: var(--color-line-strong);
    transition: inset-inline-start var(--quick);
  }
  &:checked {
    border-color: var(--color-brand);
    background: var(--color-brand);
  }
  &:checked::before {
    inset-inline-start: 18px;
    background: var(--color-on-brand);
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &::before,
    &:checked::before {
      background: CanvasText;
    }
  }
`;

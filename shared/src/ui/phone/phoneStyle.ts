import { controlStyle } from '@portal/shared/ui';
import styled from 'styled-components';

export const Box = styled.div`
  ${controlStyle}
  display: flex;
  padding: 0;
  &:has(:disabled) {
    background: var(--color-surface-2);
    border-color: var(--color-line);
  }
`;

/** The system's list lies invisibly over flag and code. */
export const Code = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  gap: 6px;
  padding-inline: 10px 8px;
  border-inline-end: 1px solid var(--color-line);
  border-start-start-radius: 5px;
  border-end-start-radius: 5px;
  color: var(--color-ink-2);
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  &:hover {
    background: var(--color-surface-2);
  }
  &:has(:focus-visible) {
    background: var(--color-brand-soft);
  }
`;

export const CodeSelect = styled.select`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  cursor: pointer;
  font-size: 1rem;
`;

export const NationalNumber = styled.input`
  flex: 1;
  min-inline-size: 0;
  padding: 0 10px;
  border: 0;
  background: none;
  outline: none;
  font-variant-numeric: tabular-nums;
`;

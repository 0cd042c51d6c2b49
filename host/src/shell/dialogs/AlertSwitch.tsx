import { Text } from '@portal/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';

const Line = styled.label`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: var(--control);
  color: var(--color-ink-1);
  font-size: var(--text-3);
  cursor: pointer;
  &:has(:disabled) {
    color: var(--color-ink-3);
    cursor: not-allowed;
  }
`;

/** The browser's own box, drawn as a switch. */
const Switch = styled.input`
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

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Why it cannot be switched on. */
  note?: string | undefined;
}

export function AlertSwitch({ label, checked, onChange, disabled, note }: Props) {
  const noteId = useId();
  return (
    <div>
      <Line>
        {label}
        <Switch
          type="checkbox"
          role="switch"
          checked={checked}
          disabled={disabled}
          aria-describedby={note ? noteId : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
      </Line>
      <div id={noteId} role="status">
        {note && (
          <Text size={2} tone="muted">
            {note}
          </Text>
        )}
      </div>
    </div>
  );
}

import { Text } from '@portal/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { SwitchInput } from '../parts/SwitchInput';

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
        <SwitchInput
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

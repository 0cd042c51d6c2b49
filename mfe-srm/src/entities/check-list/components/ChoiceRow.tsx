import { Text } from '@portal/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';

const Set = styled.fieldset<{ $isInline: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isInline }) => ($isInline ? 'minmax(0, 1fr) auto' : 'minmax(0, 1fr)')};
  align-items: center;
  gap: var(--space-1) var(--space-3);
  min-inline-size: 0;
  padding: 0;
  border: 0;
  & > p {
    grid-column: 1 / -1;
  }
`;
/** Above its choices it looks like any other field's name. */
const Name = styled.span<{ $isInline: boolean }>`
  font-size: ${({ $isInline }) => ($isInline ? 'var(--text-3)' : 'var(--text-2)')};
  font-weight: ${({ $isInline }) => ($isInline ? 500 : 600)};
`;
const Pills = styled.span`
  display: inline-flex;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-1);
  overflow: clip;
`;
const Pill = styled.label`
  position: relative;
  display: grid;
  flex: 1;
  place-items: center;
  min-inline-size: 3.6rem;
  min-block-size: var(--control);
  padding-inline: var(--space-3);
  background: var(--color-surface);
  cursor: pointer;
  &:not(:first-child) {
    border-inline-start: 1px solid var(--color-line-strong);
  }
  &:hover {
    background: var(--color-surface-2);
  }
  &:has(:checked) {
    background: var(--color-brand);
    color: var(--color-on-brand);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: -3px;
  }
  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

interface Props<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  error?: string | undefined;
  /** The name above its choices, not next to them. */
  isAbove?: boolean;
  onChange: (value: Value) => void;
}

/** A choice of a few, with none selected at first. */
export function ChoiceRow<Value extends string>({
  label,
  options,
  value,
  error,
  isAbove,
  onChange,
}: Props<Value>) {
  const id = useId();
  return (
    <Set
      $isInline={!isAbove}
      role="radiogroup"
      aria-labelledby={id}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <Name id={id} $isInline={!isAbove}>
        {label}
      </Name>
      <Pills>
        {options.map((option) => (
          <Pill key={option.value}>
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </Pill>
        ))}
      </Pills>
      {error && (
        <Text id={`${id}-error`} tone="danger" size={2}>
          {error}
        </Text>
      )}
    </Set>
  );
}

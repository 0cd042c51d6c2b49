import { useId } from 'react';
import styled from 'styled-components';

const Group = styled.div`
  display: inline-flex;
  padding: 2px;
  border: 1px solid var(--color-line-2);
  border-radius: var(--radius-1);
  background: var(--color-surface);
`;

const Choice = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-block-size: 28px;
  padding-inline: var(--space-3);
  border-radius: 4px;
  font-size: var(--text-2);
  cursor: pointer;
  &:has(:checked) {
    background: var(--color-brand-soft);
    color: var(--color-brand-ink);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
  }
  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

interface PickProps<Value extends string> {
  label: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChange: (value: Value) => void;
}

/** One of two or three, side by side. */
export function Pick<Value extends string>({ label, value, options, onChange }: PickProps<Value>) {
  const name = useId();
  const entries = Object.entries(options) as [Value, string][];
  return (
    <Group role="radiogroup" aria-label={label}>
      {entries.map(([key, words]) => (
        <Choice key={key}>
          <input type="radio" name={name} checked={value === key} onChange={() => onChange(key)} />
          {words}
        </Choice>
      ))}
    </Group>
  );
}

import { useId, type ReactNode } from 'react';
import styled from 'styled-components';

interface Option<Value extends string> {
  readonly value: Value;
  /** The option's name, which is also visible unless `content` shows something shorter. */
  readonly label: string;
  readonly content?: ReactNode;
}

interface Props<Value extends string> {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

const Row = styled.div`
  display: inline-flex;
  gap: 2px;
  padding: 2px;
  background: var(--color-surface-2);
  border-radius: var(--radius-1);
`;

const Choice = styled.label`
  position: relative;
  display: inline-flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-block-size: calc(var(--control) - 4px);
  padding: 2px var(--space-2);
  border-radius: 5px;
  color: var(--color-ink-2);
  font-size: var(--text-2);
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  transition: background var(--quick);
  &:hover {
    color: var(--color-ink-1);
  }
  &:has(:checked) {
    background: var(--color-surface);
    color: var(--color-ink-1);
    box-shadow: var(--elevation-1);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 1px;
  }
`;

const Radio = styled.input`
  position: absolute;
  inset: 0;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

/** One of a few options, all visible. */
export function SegmentedChoice<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const group = useId();
  return (
    <Row role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Choice key={option.value} title={option.content ? option.label : undefined}>
          <Radio
            type="radio"
            name={group}
            value={option.value}
            aria-label={option.label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.content ?? <span aria-hidden>{option.label}</span>}
        </Choice>
      ))}
    </Row>
  );
}

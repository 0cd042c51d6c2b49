import { useDirection } from '@portal/shared/portal';
import { SelectField } from '@portal/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useFormText } from '../../../../messages/useFormText';
import { FieldProblem } from '../../../../entities/media/components/FieldProblem';
import type { Spec } from '../../model/specs';

/** Up to this many values are buttons, and more if they are as short as numbers; otherwise they are a list. */
const CHIPS_MAX = 6;
/** In characters: what fits into a row of a phone. */
const SHORT_ROW = 12;

const areShort = (values: Spec['values']) =>
  values.reduce((sum, { name }) => sum + name.length, 0) <= SHORT_ROW;

const Group = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0 0 6px;
    font-size: var(--text-2);
    font-weight: 600;
  }
`;

const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding-block-end: var(--space-1);
`;

const Chip = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-block-size: var(--control);
  padding-inline: var(--space-3);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-full);
  background: var(--color-surface);
  cursor: pointer;
  transition:
    background var(--quick),
    border-color var(--quick);
  &:hover {
    background: var(--color-surface-2);
  }
  &:has(:checked) {
    border-color: var(--color-brand);
    background: var(--color-brand);
    color: var(--color-on-brand);
    font-weight: 600;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

interface SpecFieldProps {
  spec: Spec;
  name: string;
  value: string;
  onChange: (valueId: string) => void;
  error: string | undefined;
}

/** One specification of a vehicle, chosen with one or two clicks. */
export function SpecField({ spec, name, value, onChange, error }: SpecFieldProps) {
  const t = useFormText();
  const direction = useDirection();
  const errorId = useId();
  // A native list has no markup, so it needs the characters that isolate a name: "3.1–4.0 L" in Arabic.
  const isolate = (label: string) => (direction === 'rtl' ? `\u2068${label}\u2069` : label);
  if (spec.values.length > CHIPS_MAX && !areShort(spec.values)) {
    return (
      <SelectField
        name={name}
        label={spec.name}
        placeholder={t('form.choose')}
        options={spec.values.map(({ id, name: label }) => ({ value: id, label: isolate(label) }))}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        error={error}
      />
    );
  }
  return (
    <Group role="radiogroup" aria-invalid={error ? true : undefined} aria-describedby={errorId}>
      <legend>{spec.name}</legend>
      <Chips>
        {spec.values.map(({ id, name: label }) => (
          <Chip key={id}>
            <input type="radio" name={name} value={id} checked={value === id} onChange={() => onChange(id)} />
            <bdi>{label}</bdi>
          </Chip>
        ))}
      </Chips>
      <FieldProblem id={errorId} error={error} />
    </Group>
  );
}

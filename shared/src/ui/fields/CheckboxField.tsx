import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { FieldNotes } from './FieldNotes';
import { Frame, LabelText } from './FieldFrame';
import { useField, type FieldOptions } from './useField';

export interface CheckboxFieldProps
  extends Omit<FieldOptions, 'hideLabel'>, Omit<ComponentPropsWithRef<'input'>, 'type'> {}

const Line = styled.label`
  display: flex;
  align-items: start;
  gap: 10px;
  padding-block: 2px;
  cursor: pointer;
  &:has(:disabled) {
    cursor: not-allowed;
    color: var(--color-ink-3);
  }
`;

const Box = styled.input`
  flex: none;
  inline-size: 18px;
  block-size: 18px;
  margin-block-start: 1px;
  accent-color: var(--color-brand);
  cursor: inherit;
  &[aria-invalid='true'] {
    outline: 2px solid var(--color-danger);
    outline-offset: 1px;
    border-radius: 2px;
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;

const Notes = styled.div`
  padding-inline-start: 28px;
`;

export function CheckboxField(props: CheckboxFieldProps) {
  const [frame, control, input] = useField(props);
  return (
    <Frame>
      <Line>
        <Box {...input} {...control} type="checkbox" />
        <span>
          <LabelText label={frame.label} optional={frame.optional} />
        </span>
      </Line>
      <Notes>
        <FieldNotes {...frame} />
      </Notes>
    </Frame>
  );
}

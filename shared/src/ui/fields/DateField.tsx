import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle } from './controlStyle';
import { FieldFrame } from './FieldFrame';
import { useField, type FieldOptions } from './useField';

export interface DateFieldProps extends FieldOptions, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** ISO dates (`2026-01-31`), like the value. A number is accepted because of `register`'s type. */
  min?: string | number;
  max?: string | number;
}

const Input = styled.input`
  ${controlStyle}
  font-variant-numeric: tabular-nums;
  /* Safari centres the date and lets the empty box collapse. */
  text-align: start;
  &::-webkit-date-and-time-value {
    text-align: start;
  }
  &::-webkit-calendar-picker-indicator {
    opacity: 0.65;
    cursor: pointer;
  }
`;

export function DateField(props: DateFieldProps) {
  const [frame, control, input] = useField(props);
  return (
    <FieldFrame {...frame}>
      <Input {...input} {...control} type="date" />
    </FieldFrame>
  );
}

import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { dateInputStyle } from './dateInputStyle';
import { FieldFrame } from './FieldFrame';
import { useField, type FieldOptions } from './useField';

export interface NativeDateFieldProps extends FieldOptions, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** ISO dates (`2026-01-31`), like the value. A number is accepted because of `register`'s type. */
  min?: string | number;
  max?: string | number;
}

const Input = styled.input`
  ${dateInputStyle}
`;

/** A day, as the browser asks for it, for a page whose first load has no room for `DateField`. */
export function NativeDateField(props: NativeDateFieldProps) {
  const [frame, control, input] = useField(props);
  return (
    <FieldFrame {...frame}>
      <Input {...input} {...control} type="date" />
    </FieldFrame>
  );
}

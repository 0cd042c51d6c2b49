import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { controlStyle, FieldFrame, useField, type FieldOptions } from '@portal/shared/ui';

export interface TextAreaFieldProps extends FieldOptions, ComponentPropsWithRef<'textarea'> {}

const Area = styled.textarea`
  ${controlStyle}
  min-block-size: 5.5rem;
  resize: vertical;
  field-sizing: content;
`;

export function TextAreaField(props: TextAreaFieldProps) {
  const [frame, control, area] = useField(props);
  return (
    <FieldFrame {...frame}>
      <Area rows={3} dir="auto" {...area} {...control} />
    </FieldFrame>
  );
}

import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import { Adorned } from './Adorned';
import { controlStyle } from './controlStyle';
import { FieldFrame } from './FieldFrame';
import { useField, type FieldOptions } from './useField';
import { useNumberText } from './useNumberText';

export interface TextFieldProps extends FieldOptions, ComponentPropsWithRef<'input'> {
  /** Inside the box, before and after the text: a search icon, a unit. */
  start?: ReactNode;
  end?: ReactNode;
  /** Numbers and codes have digits of one width and run left to right in every language. */
  code?: boolean;
}

const Input = styled.input<{ $code?: boolean }>`
  ${controlStyle}
  ${({ $code }) => $code && 'font-variant-numeric: tabular-nums; letter-spacing: 0.02em;'}
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

/** A one-line field with its label, help and error. */
export function TextField(props: TextFieldProps) {
  const [frame, control, { start, end, code, ...input }] = useField(props);
  const numbers = useNumberText(input);
  const box = <Input dir={code ? 'ltr' : undefined} {...input} {...numbers} {...control} $code={code} />;
  return (
    <FieldFrame {...frame}>
      {start || end ? (
        <Adorned start={start} end={end}>
          {box}
        </Adorned>
      ) : (
        box
      )}
    </FieldFrame>
  );
}

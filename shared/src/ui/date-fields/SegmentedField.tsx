import { useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { dateInputStyle } from '../fields/dateInputStyle';
import { FieldFrame } from '../fields/FieldFrame';
import { useField, type FieldOptions } from '../fields/useField';
import { useSegments } from './useSegments';

export interface DateFieldProps extends FieldOptions, Omit<ComponentPropsWithRef<'input'>, 'type'> {
  /** In the form of the value, such as `2026-01-31`. A number is accepted because of `register`'s type. */
  min?: string | number;
  max?: string | number;
}

interface Props extends DateFieldProps {
  kind: 'date' | 'datetime-local' | 'time';
}

const Box = styled.div`
  position: relative;
`;

const Carrier = styled.input`
  ${dateInputStyle}
  &[aria-hidden='true'] {
    position: absolute;
    inset: 0;
    opacity: 0;
    pointer-events: none;
  }
`;

/**
 * The browser's own field carries the value: forms read, write and focus it as any other. Once the field is on
 * the screen, segments of our own are loaded and cover it. Where they cannot be loaded, it stays usable.
 */
export function SegmentedField({ kind, ...props }: Props) {
  const [frame, control, { ref, ...input }] = useField(props);
  const carrier = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => carrier.current!);
  const segments = useSegments(carrier);
  return (
    <FieldFrame {...frame}>
      <Box>
        <Carrier
          {...input}
          {...control}
          ref={carrier}
          type={kind}
          {...(segments && { 'aria-hidden': true, tabIndex: -1 })}
        />
        {segments && (
          <segments.Part
            kind={kind}
            carrier={carrier}
            labelId={`${control.id}-label`}
            describedBy={control['aria-describedby']}
            isInvalid={control['aria-invalid'] === true || control['aria-invalid'] === 'true'}
            isDisabled={input.disabled ?? false}
            min={String(input.min ?? '')}
            max={String(input.max ?? '')}
            hasSeconds={Number(input.step) === 1}
          />
        )}
      </Box>
    </FieldFrame>
  );
}

import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/Icon';
import { controlStyle } from './controlStyle';
import { FieldFrame } from './FieldFrame';
import { useField, type FieldOptions } from './useField';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

export interface SelectFieldProps extends FieldOptions, ComponentPropsWithRef<'select'> {
  options?: readonly SelectOption[];
  /** The first, empty choice. */
  placeholder?: string;
}

const Box = styled.div`
  position: relative;
  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 10px;
    margin-block: auto;
    color: var(--color-ink-3);
    pointer-events: none;
  }
`;

const Select = styled.select`
  ${controlStyle}
  padding-inline-end: 32px;
  text-overflow: ellipsis;
`;

/** The system's own list: fast, familiar, and a wheel on a phone. */
export function SelectField(props: SelectFieldProps) {
  const [frame, control, { options = [], placeholder, children, ...select }] = useField(props);
  return (
    <FieldFrame {...frame}>
      <Box>
        <Select {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
          {children}
        </Select>
        <Icon name="chevron-down" />
      </Box>
    </FieldFrame>
  );
}

import { useEffect, useRef } from 'react';
import styled from 'styled-components';

const Area = styled.label`
  display: inline-grid;
  place-items: center;
  inline-size: max(28px, var(--control-sm));
  block-size: max(28px, var(--control-sm));
  border-radius: var(--radius-1);
  cursor: pointer;
  & > input {
    inline-size: 18px;
    block-size: 18px;
    margin: 0;
    accent-color: var(--color-brand);
    cursor: inherit;
  }
`;

interface Props {
  label: string;
  checked: boolean;
  /** Some of its rows are selected. */
  isMixed?: boolean;
  onToggle: (withShift: boolean) => void;
}

export function SelectBox({ label, checked, isMixed = false, onToggle }: Props) {
  const box = useRef<HTMLInputElement>(null);
  // A change event does not say which key was held.
  const shift = useRef(false);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <Area>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onClick={(event) => {
          shift.current = event.shiftKey;
        }}
        onChange={() => onToggle(shift.current)}
      />
    </Area>
  );
}

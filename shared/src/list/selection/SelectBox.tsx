import { useEffect, useRef } from 'react';
import styled from 'styled-components';

const Area = styled.label`
  display: inline-grid;
  place-items: center;
  inline-size: max(28px, var(--control-sm));
  block-size: max(28px, var(--control-sm));
  border-radius: var(--radius-1);
  cursor: pointer;
  /* A link or a button may cover the whole row. */
  position: relative;
  z-index: 1;
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
  /** With Shift: all rows between this one and the one before. */
  onToggle: (withShift: boolean) => void;
}

/** The box that selects a row, or all rows of a page. */
export function SelectBox({ label, checked, isMixed = false, onToggle }: Props) {
  const box = useRef<HTMLInputElement>(null);
  // A change event does not say which key was held.
  const shift = useRef(false);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <Area data-no-print>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onKeyDown={(event) => {
          shift.current = event.shiftKey;
        }}
        onClick={(event) => {
          // A press of the space bar is a click without a pointer, and has no keys of its own everywhere.
          shift.current = event.shiftKey || (event.detail === 0 && shift.current);
        }}
        onChange={() => onToggle(shift.current)}
      />
    </Area>
  );
}

import type { LucideIcon } from 'lucide-react';
import styled from 'styled-components';

const Element = styled.button`
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  border: 1px solid transparent;
  border-radius: var(--radius-1);
  color: var(--color-ink-2);
  background: transparent;
  cursor: pointer;
  &:hover:not(:disabled) {
    background: var(--color-surface-2);
  }
  &[aria-pressed='true'] {
    color: var(--color-brand-ink);
    background: var(--color-brand-soft);
  }
  &:disabled {
    opacity: 0.4;
    cursor: default;
  }
`;

interface ToolButtonProps {
  icon: LucideIcon;
  label: string;
  /** For a button that stays on, such as bold. */
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
}

export function ToolButton({ icon: Sign, label, pressed, disabled, onPress }: ToolButtonProps) {
  return (
    <Element
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      disabled={disabled}
      // Keeps the text selection while the mouse is on the button.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Sign size={18} aria-hidden />
    </Element>
  );
}

import type { ComponentPropsWithRef } from 'react';
import styled from 'styled-components';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { Frame, LabelText } from './FieldFrame';
import { FieldNotes } from './FieldNotes';
import { useField, type FieldOptions } from './useField';

export interface SwitchProps extends FieldOptions, Omit<ComponentPropsWithRef<'input'>, 'type' | 'role'> {
  /** The change is on its way to the server. */
  busy?: boolean;
}

const Line = styled.label`
  display: flex;
  align-items: start;
  gap: 10px;
  padding-block: 2px;
  min-block-size: 24px;
  cursor: pointer;
  &:has(:disabled) {
    cursor: not-allowed;
    color: var(--color-ink-3);
  }
`;

/* The thumb is a shadow of the box itself, so that the control stays one native element. */
const Track = styled.input<{ $busy?: boolean }>`
  appearance: none;
  flex: none;
  position: relative;
  inline-size: 36px;
  block-size: 20px;
  margin: 1px 0 0;
  border: 1px solid var(--color-ink-3);
  border-radius: 10px;
  background: var(--color-surface);
  cursor: inherit;
  transition:
    background var(--quick),
    border-color var(--quick),
    opacity var(--quick);
  &::before {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 12px;
    block-size: 12px;
    border-radius: 50%;
    background: var(--color-ink-3);
    transition:
      inset-inline-start var(--quick),
      background var(--quick);
  }
  &:checked {
    background: var(--color-brand);
    border-color: var(--color-brand);
  }
  &:checked::before {
    inset-inline-start: 19px;
    background: var(--color-on-brand);
  }
  &:disabled {
    opacity: 0.55;
  }
  &[aria-invalid='true'] {
    outline: 2px solid var(--color-danger);
    outline-offset: 1px;
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  ${({ $busy }) => $busy && 'opacity: 0.6;'}
  @media (forced-colors: active) {
    &::before,
    &:checked::before {
      background: CanvasText;
    }
  }
`;

const Notes = styled.div`
  padding-inline-start: 46px;
`;

/**
 * A setting that takes effect at once. A setting that waits for "Save" may use it too when it opens further
 * fields.
 */
export function Switch(props: SwitchProps) {
  const [frame, control, { busy, ...input }] = useField(props);
  const words = (
    <span>
      <LabelText label={frame.label} optional={frame.optional} />
    </span>
  );
  return (
    <Frame>
      <Line>
        <Track
          {...input}
          {...control}
          type="checkbox"
          role="switch"
          aria-busy={busy || undefined}
          $busy={busy}
        />
        {frame.hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      </Line>
      <Notes>
        <FieldNotes {...frame} />
      </Notes>
    </Frame>
  );
}

import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { LabelText, useField, type FieldOptions } from '@portal/shared/ui';
import { Frame, labelStyle } from '../fields/FieldFrame';
import { FieldNotes } from '../fields/FieldNotes';

export interface RadioCard {
  value: string;
  title: ReactNode;
  description?: ReactNode;
  /** A flag, an icon. */
  media?: ReactNode;
  disabled?: boolean;
}

export interface RadioCardsProps extends FieldOptions {
  name: string;
  options: readonly RadioCard[];
  value?: string;
  defaultValue?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
  onBlur?: FocusEventHandler<HTMLInputElement>;
  ref?: Ref<HTMLInputElement>;
}

const Legend = styled.legend<{ $hidden?: boolean }>`
  padding: 0 0 6px;
  font-size: ${labelStyle.size};
  font-weight: ${labelStyle.weight};
  ${({ $hidden }) => $hidden && 'position: absolute; clip-path: inset(50%);'}
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: var(--space-3);
`;

const CardLabel = styled.label`
  display: flex;
  align-items: start;
  gap: 10px;
  padding: var(--space-3);
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius-2);
  background: var(--color-surface);
  cursor: pointer;
  transition:
    border-color var(--quick),
    background var(--quick),
    box-shadow var(--quick);
  &:hover {
    background: var(--color-surface-2);
  }
  &:has(:checked) {
    border-color: var(--color-brand);
    box-shadow: 0 0 0 1px var(--color-brand);
    background: var(--color-brand-soft);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    cursor: not-allowed;
    color: var(--color-ink-3);
    background: var(--color-surface-2);
  }
  & > input {
    flex: none;
    inline-size: 16px;
    block-size: 16px;
    margin-block-start: 2px;
    accent-color: var(--color-brand);
    outline: none;
  }
`;

const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  & > b {
    display: block;
    font-weight: 600;
  }
  & > small {
    color: var(--color-ink-2);
    font-size: var(--text-2);
    line-height: 1.4;
    display: block;
  }
`;

/** A choice of few options, each with room for a line that explains it. */
export function RadioCards(props: RadioCardsProps) {
  const [frame, control, { options, value, defaultValue, ...radio }] = useField(props);
  return (
    <Frame
      as="fieldset"
      id={control.id}
      aria-describedby={control['aria-describedby']}
      aria-invalid={control['aria-invalid']}
    >
      <Legend $hidden={frame.hideLabel}>
        <LabelText label={frame.label} optional={frame.optional} />
      </Legend>
      <Grid>
        {options.map((option) => (
          <CardLabel key={option.value}>
            <input
              {...radio}
              type="radio"
              value={option.value}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
            />
            <Words>
              <b>{option.title}</b>
              {option.description && <small>{option.description}</small>}
            </Words>
            {option.media}
          </CardLabel>
        ))}
      </Grid>
      <FieldNotes {...frame} />
    </Frame>
  );
}

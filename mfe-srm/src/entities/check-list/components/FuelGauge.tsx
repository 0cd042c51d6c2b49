import { limits } from '@portal/shared/contract';
import { Text } from '@portal/shared/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useCheckListText } from '../../../messages/useCheckListText';

const Box = styled.div`
  display: grid;
  gap: var(--space-1);
`;
const Line = styled.div`
  display: flex;
  justify-content: space-between;
  gap: var(--space-2);
  font-variant-numeric: tabular-nums;
  & > label {
    font-size: var(--text-2);
    font-weight: 600;
  }
`;
const Range = styled.input`
  inline-size: 100%;
  min-block-size: var(--control);
  margin: 0;
  accent-color: var(--color-brand);
  cursor: pointer;
  &[data-unset='true'] {
    opacity: 0.55;
  }
  &:focus-visible {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
`;
const Ticks = styled.div`
  display: flex;
  justify-content: space-between;
  padding-inline: 4px;
  color: var(--color-ink-3);
  font-size: var(--text-1);
  font-variant-numeric: tabular-nums;
`;

interface Props {
  value: number | null;
  error?: string | undefined;
  help?: string | undefined;
  onChange: (eighths: number) => void;
}

const ticks = ['E', '¼', '½', '¾', 'F'];

/** The fuel level, in eighths. A click or Space at the slider's initial position counts too. */
export function FuelGauge({ value, error, help, onChange }: Props) {
  const t = useCheckListText();
  const id = useId();
  const { fuelEighths: full } = limits.checkList;
  const valueText = value === null ? t('checkList.fuelUnset') : t('checkList.fuelOf', { eighths: value });
  const take = ({ value: text }: HTMLInputElement) => onChange(Number(text));
  const notes = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <Box>
      <Line>
        <label htmlFor={id}>{t('checkList.fuel')}</label>
        <Text
          as="span"
          size={2}
          tone={value === null ? 'muted' : 'default'}
          weight={value === null ? 400 : 600}
        >
          {valueText}
        </Text>
      </Line>
      <Range
        id={id}
        type="range"
        min={0}
        max={full}
        step={1}
        value={value ?? full / 2}
        data-unset={value === null}
        aria-valuetext={valueText}
        aria-invalid={error ? true : undefined}
        aria-describedby={notes || undefined}
        onChange={({ currentTarget }) => take(currentTarget)}
        onClick={({ currentTarget }) => take(currentTarget)}
        onKeyUp={({ currentTarget, key }) => {
          if (key === ' ') take(currentTarget);
        }}
      />
      <Ticks aria-hidden>
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </Ticks>
      {help && (
        <Text id={`${id}-help`} tone="muted" size={2}>
          {help}
        </Text>
      )}
      {error && (
        <Text id={`${id}-error`} tone="danger" size={2}>
          {error}
        </Text>
      )}
    </Box>
  );
}

import { emirates } from '@portal/shared/contract';
import { SelectField, TextField } from '@portal/shared/ui';
import { useId, type FocusEvent, type Ref } from 'react';
import styled from 'styled-components';
import { useFormText } from '../../../../messages/useFormText';
import { FieldProblem } from '../../../../entities/media/components/FieldProblem';
import { plateParts, plateText, type PlateParts } from '../../../../entities/listing/model/plate';

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(6rem, 2fr) minmax(3.5rem, 1fr) minmax(5rem, 2fr);
  gap: var(--space-2);
  padding-block-end: var(--space-2);
`;

interface EmiratesPlateProps {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
  error: string | undefined;
}

/** Emirate, code and number, side by side as on the plate. The field blurs when its last part does. */
export function EmiratesPlate({ name, value, onChange, onBlur, ref, error }: EmiratesPlateProps) {
  const t = useFormText();
  const errorId = useId();
  const parts = plateParts(value);
  const set = (changes: Partial<PlateParts>) => onChange(plateText({ ...parts, ...changes }));
  const leave = (event: FocusEvent<HTMLElement>) => {
    if (event.currentTarget.contains(event.relatedTarget)) event.stopPropagation();
    else onBlur();
  };
  const invalid = { 'aria-invalid': error ? true : undefined, 'aria-describedby': errorId } as const;
  return (
    <div onBlur={leave}>
      <Parts role="group" aria-label={t('form.plate.number')}>
        <SelectField
          {...invalid}
          label={t('form.plate.emirate')}
          placeholder={t('form.plate.emirateShort')}
          options={emirates.map((code) => ({ value: code, label: t(`form.emirate.${code}`) }))}
          value={parts.emirate}
          onChange={(event) => set({ emirate: event.currentTarget.value })}
        />
        <TextField
          {...invalid}
          label={t('form.plate.code')}
          maxLength={3}
          autoComplete="off"
          autoCapitalize="characters"
          code
          value={parts.code}
          onChange={(event) => set({ code: event.currentTarget.value })}
        />
        <TextField
          {...invalid}
          ref={ref}
          name={name}
          label={t('form.plate.digits')}
          inputMode="numeric"
          maxLength={6}
          autoComplete="off"
          code
          value={parts.number}
          onChange={(event) => set({ number: event.currentTarget.value })}
        />
      </Parts>
      <FieldProblem id={errorId} error={error} />
    </div>
  );
}

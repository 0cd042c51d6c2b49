import { FieldFrame, Icon, useField, type FieldOptions } from '@portal/shared/ui';
import { useState, type Ref } from 'react';
import { joinNames } from '../../../format/numbers';
import type { ComboOption } from '../ComboOption';
import { ChoiceSheet } from './ChoiceSheet';
import { SheetTrigger } from './parts';

export interface SheetFieldProps extends FieldOptions {
  options: readonly ComboOption[];
  value: readonly string[];
  many: boolean;
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  /** A form uses it only to focus the field. */
  ref?: Ref<never>;
}

/** Shows the choice. A tap on it opens the sheet to choose from. */
export function SheetField(props: SheetFieldProps) {
  const [frame, control, { options, value, many, onChange, onBlur, name, placeholder, disabled, ref }] =
    useField(props);
  const [open, setOpen] = useState(false);
  const listId = `${control.id}-list`;
  const labels = value.map((chosen) => options.find((option) => option.value === chosen)?.label ?? chosen);
  const close = () => {
    setOpen(false);
    // Opening the sheet does not count as leaving the field, so no error for a missing choice appears yet.
    onBlur?.();
  };
  return (
    <FieldFrame {...frame}>
      <SheetTrigger
        {...control}
        ref={ref as Ref<HTMLButtonElement> | undefined}
        type="button"
        role="combobox"
        name={name}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={() => setOpen(true)}
      >
        <span data-empty={labels.length === 0 ? '' : undefined}>{joinNames(labels) || placeholder}</span>
        <Icon name="chevron-down" />
      </SheetTrigger>
      {open && (
        <ChoiceSheet
          listId={listId}
          options={options}
          value={value}
          many={many}
          onChange={onChange}
          title={frame.label}
          onClose={close}
        />
      )}
    </FieldFrame>
  );
}

import type { FieldOptions } from '@portal/shared/ui';
import { useState, type KeyboardEvent, type Ref } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { OverlayLocale } from '../overlays/OverlayLocale';
import { Chip } from './Chip';
import { ComboChoices } from './ComboChoices';
import { ComboFrame } from './ComboFrame';
import type { ComboOption } from './ComboOption';
import { ComboInput } from './parts';
import { SheetField } from './sheet/SheetField';
import { useFound } from './useFound';
import { useSheet } from './useSheet';

export interface MultiComboBoxProps extends FieldOptions {
  options: readonly ComboOption[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** Several of many, on a phone chosen from a sheet. */
export function MultiComboBox(props: MultiComboBoxProps) {
  const isSheet = useSheet();
  if (!isSheet) return <MultiComboBoxInPage {...props} />;
  const { ref, ...field } = props;
  return <SheetField {...field} ref={ref as Ref<never>} many />;
}

/** What is chosen stands in the field as chips. Backspace in the empty input removes the last one. */
function MultiComboBoxInPage({
  options,
  value,
  onChange,
  onBlur,
  name,
  placeholder,
  disabled,
  ref,
  ...frame
}: MultiComboBoxProps) {
  const found = useFound(options);
  const [typed, setTyped] = useState('');
  const labelOf = (chosen: string) => options.find((option) => option.value === chosen)?.label ?? chosen;
  const remove = (chosen: string) => onChange(value.filter((one) => one !== chosen));
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = value.at(-1);
    if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
  };
  return (
    <OverlayLocale>
      <AriaComboBox
        selectionMode="multiple"
        defaultItems={options}
        defaultFilter={found}
        value={value}
        onChange={(keys) => {
          onChange(keys.map(String));
          setTyped('');
        }}
        inputValue={typed}
        onInputChange={setTyped}
        onBlur={onBlur}
        isDisabled={disabled}
        isInvalid={Boolean(frame.error)}
        menuTrigger="focus"
        allowsEmptyCollection
      >
        <ComboFrame {...frame}>
          {value.map((chosen) => (
            <Chip key={chosen} label={labelOf(chosen)} disabled={disabled} onRemove={() => remove(chosen)} />
          ))}
          <ComboInput
            ref={ref}
            name={name}
            placeholder={value.length === 0 ? placeholder : undefined}
            onKeyDown={onKeyDown}
          />
        </ComboFrame>
        <ComboChoices />
      </AriaComboBox>
    </OverlayLocale>
  );
}

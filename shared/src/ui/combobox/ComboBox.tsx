import type { FieldOptions } from '@portal/shared/ui';
import type { ReactNode, Ref } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { OverlayLocale } from '../overlays/OverlayLocale';
import { ComboChoices } from './ComboChoices';
import { ComboFrame } from './ComboFrame';
import type { ComboOption } from './ComboOption';
import { ComboTextInput } from './ComboTextInput';
import { SheetField } from './sheet/SheetField';
import { useMatchOption } from './useMatchOption';
import { useIsPhoneSheet } from './useIsPhoneSheet';

export interface ComboBoxProps extends FieldOptions {
  options: readonly ComboOption[];
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  name?: string;
  placeholder?: string;
  disabled?: boolean;
  start?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A choice of one from many, found by typing. Works with a Controller of react-hook-form: spread `field` onto
 * it. On a phone the choices open in a sheet.
 */
export function ComboBox(props: ComboBoxProps) {
  const isSheet = useIsPhoneSheet();
  if (!isSheet) return <ComboBoxInPage {...props} />;
  const { value, onChange, ref, ...field } = props;
  return (
    <SheetField
      {...field}
      ref={ref as Ref<never>}
      many={false}
      value={value === null ? [] : [value]}
      onChange={([chosen]) => onChange(chosen ?? null)}
    />
  );
}

function ComboBoxInPage({
  options,
  value,
  onChange,
  onBlur,
  name,
  placeholder,
  disabled,
  start,
  ref,
  ...frame
}: ComboBoxProps) {
  const found = useMatchOption(options);
  return (
    <OverlayLocale>
      <AriaComboBox
        defaultItems={options}
        defaultFilter={found}
        value={value}
        onChange={(key) => onChange(key === null ? null : String(key))}
        onBlur={onBlur}
        isDisabled={disabled}
        isInvalid={Boolean(frame.error)}
        menuTrigger="input"
        allowsEmptyCollection
      >
        <ComboFrame {...frame}>
          {start}
          <ComboTextInput ref={ref} name={name} placeholder={placeholder} />
        </ComboFrame>
        <ComboChoices />
      </AriaComboBox>
    </OverlayLocale>
  );
}

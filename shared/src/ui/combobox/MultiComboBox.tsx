import { useMessages } from '@portal/shared/i18n';
import { VisuallyHidden, type FieldOptions } from '@portal/shared/ui';
import { useImperativeHandle, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { OverlayLocale } from '../overlays/OverlayLocale';
import { Chip } from './Chip';
import { ComboChoices } from './ComboChoices';
import { ComboFrame } from './ComboFrame';
import type { ComboOption } from './ComboOption';
import { ComboTextInput } from './ComboTextInput';
import { SheetField } from './sheet/SheetField';
import { useMatchOption } from './useMatchOption';
import { useIsPhoneSheet } from './useIsPhoneSheet';

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

/** A choice of several from many, on a phone in a sheet. */
export function MultiComboBox(props: MultiComboBoxProps) {
  const isSheet = useIsPhoneSheet();
  if (!isSheet) return <MultiComboBoxInPage {...props} />;
  const { ref, ...field } = props;
  return <SheetField {...field} ref={ref as Ref<never>} many />;
}

/**
 * The chosen options are chips in the field. Backspace in the empty input removes the last one, and announces
 * it.
 */
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
  const t = useMessages();
  const found = useMatchOption(options);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  const [typed, setTyped] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const getOptionLabel = (chosen: string) =>
    options.find((option) => option.value === chosen)?.label ?? chosen;
  const change = (next: string[]) => {
    setTyped('');
    const added = next.find((one) => !value.includes(one));
    const removed = value.find((one) => !next.includes(one));
    // React Aria also reports an unchanged choice, each time the field loses the focus.
    if (added === undefined && removed === undefined) return;
    if (removed !== undefined) setAnnouncement(t('ui.combobox.removed', { label: getOptionLabel(removed) }));
    else if (added !== undefined) setAnnouncement(t('ui.combobox.added', { label: getOptionLabel(added) }));
    onChange(next);
  };
  const remove = (chosen: string) => {
    change(value.filter((one) => one !== chosen));
    // The pressed button is removed with its chip.
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const last = value.at(-1);
    // Ignores the repeats of a held key that erases the text.
    if (event.key === 'Backspace' && !event.repeat && typed === '' && last !== undefined) remove(last);
  };
  return (
    <OverlayLocale>
      <AriaComboBox
        selectionMode="multiple"
        defaultItems={options}
        defaultFilter={found}
        value={value}
        onChange={(keys) => change(keys.map(String))}
        inputValue={typed}
        onInputChange={setTyped}
        onBlur={onBlur}
        isDisabled={disabled}
        isInvalid={Boolean(frame.error)}
        menuTrigger="input"
        allowsEmptyCollection
      >
        <ComboFrame {...frame}>
          {value.map((chosen) => (
            <Chip
              key={chosen}
              label={getOptionLabel(chosen)}
              disabled={disabled}
              onRemove={() => remove(chosen)}
            />
          ))}
          <ComboTextInput
            ref={input}
            name={name}
            placeholder={value.length === 0 ? placeholder : undefined}
            onKeyDown={onKeyDown}
          />
        </ComboFrame>
        <ComboChoices />
        {/* React Aria hides all but the field and its list while the list is open, except what is marked
           like this. */}
        <VisuallyHidden role="status" data-live-announcer="true">
          {announcement}
        </VisuallyHidden>
      </AriaComboBox>
    </OverlayLocale>
  );
}

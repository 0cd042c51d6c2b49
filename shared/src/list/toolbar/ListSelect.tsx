import { SelectField } from '@portal/shared/ui';

interface Props<Value extends string> {
  label: string;
  value: string;
  choices: readonly Value[];
  getLabel: (value: Value) => string;
  /** For a choice of nothing: what the empty value says. */
  placeholder?: string;
  onChange: (value: Value) => void;
}

/** A field of the toolbar with a few choices. Its label is hidden: its value says what it is. */
export function ListSelect<Value extends string>(props: Props<Value>) {
  const { label, value, choices, getLabel, placeholder, onChange } = props;
  return (
    <SelectField
      hideLabel
      label={label}
      value={value}
      placeholder={placeholder}
      options={choices.map((choice) => ({ value: choice, label: getLabel(choice) }))}
      onChange={({ currentTarget }) => onChange(currentTarget.value as Value)}
    />
  );
}

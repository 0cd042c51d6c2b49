import { SelectField, type SelectOption } from '@portal/shared/ui';

interface Props {
  label: string;
  /** The option that filters nothing. */
  all: string;
  value: string;
  options: readonly SelectOption[];
  onChange: (value: string) => void;
}

export function FilterSelect({ label, all, value, options, onChange }: Props) {
  // A value in the address shows even while its list is loading or lacks it.
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <SelectField
      hideLabel
      label={label}
      placeholder={all}
      value={value}
      options={isKnown ? options : [{ value, label: `${label} …` }, ...options]}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

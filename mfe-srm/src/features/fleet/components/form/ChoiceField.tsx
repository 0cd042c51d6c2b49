import { SelectField, type SelectOption } from '@portal/shared/ui';
import { useController } from 'react-hook-form';
import { useFleetText } from '../../../../messages/useFleetText';
import type { ChoiceName, LookupName } from '../../model/fields';
import type { PartProps } from './part-props';

interface Props extends PartProps {
  name: ChoiceName | LookupName;
  options: readonly SelectOption[];
  placeholder: string;
  disabled?: boolean;
  onChosen?: () => void;
  help?: string;
  optional?: boolean;
}

/** One of a list. Its value is held here, so that it shows whenever the list loads. */
export function ChoiceField({
  vehicleForm: { form, errors },
  name,
  options,
  placeholder,
  onChosen,
  ...props
}: Props) {
  const t = useFleetText();
  const { field } = useController({ control: form.control, name });
  return (
    <SelectField
      {...props}
      {...field}
      onChange={(event) => {
        field.onChange(event);
        onChosen?.();
      }}
      label={t(`fleet.field.${name}`)}
      placeholder={placeholder}
      options={options}
      error={errors.getText(name)}
    />
  );
}

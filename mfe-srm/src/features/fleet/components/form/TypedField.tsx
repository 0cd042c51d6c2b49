import { TextField, type TextFieldProps } from '@portal/shared/ui';
import { useFleetText } from '../../../../messages/useFleetText';
import type { FieldName } from '../../model/vehicle-values';
import type { PartProps } from './part-props';

type Props = PartProps & Omit<TextFieldProps, 'label' | 'error' | 'name'> & { name: FieldName };

/** A text field of the form by its name: label and error follow. */
export function TypedField({ vehicleForm: { form, errors }, name, ...props }: Props) {
  const t = useFleetText();
  return (
    <TextField
      autoComplete="off"
      {...props}
      {...form.register(name)}
      label={t(`fleet.field.${name}`)}
      error={errors.getText(name)}
    />
  );
}

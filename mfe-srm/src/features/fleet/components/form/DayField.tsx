import { DateField, type DateFieldProps } from '@portal/shared/ui/date-fields';
import { useFleetText } from '../../../../messages/useFleetText';
import type { FieldName, VehicleValues } from '../../model/vehicle-values';
import type { PartProps } from './part-props';

interface Props extends PartProps, Pick<DateFieldProps, 'help' | 'optional'> {
  name: FieldName;
  /** Another field whose rule depends on this one. */
  judges?: keyof VehicleValues;
}

/** A date of the form by its name: label and error follow. */
export function DayField({ vehicleForm: { form, errors }, name, judges, ...props }: Props) {
  const t = useFleetText();
  return (
    <DateField
      {...props}
      {...form.register(name, judges ? { deps: [judges] } : {})}
      label={t(`fleet.field.${name}`)}
      error={errors.getText(name)}
    />
  );
}

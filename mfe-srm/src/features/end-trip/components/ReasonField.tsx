import { TextField } from '@portal/shared/ui';
import { getTextProps } from '../../../libraries/record-form/model/form-fields';
import type { EndTrip } from '../hooks/useEndTrip';
import { useFieldLabel } from '../hooks/useFieldLabel';
import { fields, type EndName } from '../model/end-values';

/** Why an amount is deducted, kept or taken. */
export function ReasonField({
  endTrip: { form, errors },
  name,
}: {
  endTrip: EndTrip;
  name: EndName<'text'>;
}) {
  const getLabel = useFieldLabel();
  return (
    <TextField
      {...form.register(name)}
      {...getTextProps(fields[name].form)}
      label={getLabel(name)}
      error={errors.getText(name)}
    />
  );
}

import { paymentMethods } from '@portal/shared/contract';
import { SelectField } from '@portal/shared/ui';
import { useEndTripText } from '../../../messages/useEndTripText';
import type { EndTrip } from '../hooks/useEndTrip';
import { useFieldLabel } from '../hooks/useFieldLabel';

interface Props {
  endTrip: EndTrip;
  name: 'paymentMethod' | 'depositReturnMethod';
}

/** How money is paid or given back. */
export function MethodField({ endTrip: { form, errors }, name }: Props) {
  const t = useEndTripText();
  const getLabel = useFieldLabel();
  return (
    <SelectField
      {...form.register(name)}
      label={getLabel(name)}
      options={paymentMethods.map((value) => ({ value, label: t(`endTrip.method.${value}`) }))}
      error={errors.getText(name)}
    />
  );
}

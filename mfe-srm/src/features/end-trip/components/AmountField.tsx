import type { TextFieldProps } from '@portal/shared/ui';
import { MoneyField } from '../../../components/MoneyField';
import type { EndTrip } from '../hooks/useEndTrip';
import { useFieldLabel } from '../hooks/useFieldLabel';
import type { EndName, EndFieldName } from '../model/end-values';

interface Props extends Pick<TextFieldProps, 'help' | 'optional'> {
  endTrip: EndTrip;
  name: EndName<'money'>;
  /** Fields whose rules depend on it. */
  deps?: EndFieldName[];
}

/** An amount of the closing by its name: label and error follow. */
export function AmountField({ endTrip: { form, errors }, name, deps = [], ...props }: Props) {
  const getLabel = useFieldLabel();
  return (
    <MoneyField
      {...props}
      {...form.register(name, { deps })}
      label={getLabel(name)}
      error={errors.getText(name)}
    />
  );
}

import { formatCurrency } from '@portal/shared/format';
import { useCountry } from '@portal/shared/portal';
import { TextField, type TextFieldProps } from '@portal/shared/ui';

/** An amount in the currency of the country. */
export function MoneyField(props: Omit<TextFieldProps, 'inputMode' | 'autoComplete' | 'code' | 'end'>) {
  const { currency } = useCountry();
  return <TextField {...props} inputMode="decimal" autoComplete="off" code end={formatCurrency(currency)} />;
}

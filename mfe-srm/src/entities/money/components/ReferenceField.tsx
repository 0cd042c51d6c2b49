import { holdLimits } from '@portal/shared/contract';
import { TextField, type TextFieldProps } from '@portal/shared/ui';
import { useMoneyText } from '../../../messages/useMoneyText';

/** The reference of an authorisation, as the terminal or the provider prints it. */
export function ReferenceField(props: Omit<TextFieldProps, 'label' | 'help'>) {
  const t = useMoneyText();
  return (
    <TextField
      {...props}
      label={t('money.hold.referenceField')}
      help={t('money.hold.referenceHelp')}
      maxLength={holdLimits.referenceMax}
      autoComplete="off"
      code
    />
  );
}

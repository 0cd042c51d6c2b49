import { PasswordField } from '@portal/shared/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useAccountText } from '../../../messages/useAccountText';

interface Props {
  field: UseFormRegisterReturn;
  error: string | undefined;
}

export function CurrentPassword({ field, error }: Props) {
  const t = useAccountText();
  return (
    <PasswordField
      {...field}
      label={t('account.currentPassword')}
      autoComplete="current-password"
      error={error}
    />
  );
}

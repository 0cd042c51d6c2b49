import { PasswordField } from '@portal/shared/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { usePageText, type PageMessageId } from '../../../messages/usePageText';
import { scorePassword } from '../model/score-password';

interface NewPasswordFieldsProps {
  password: UseFormRegisterReturn;
  confirmation: UseFormRegisterReturn;
  /** Current input, and personal data that the password must not contain. */
  typed: string;
  personal?: readonly string[];
  errors: { readonly password: string | undefined; readonly confirmation: string | undefined };
}

const words: readonly PageMessageId[] = [
  'auth.strength.0',
  'auth.strength.1',
  'auth.strength.2',
  'auth.strength.3',
  'auth.strength.4',
];

/** A new password with its strength, and its repetition. */
export function NewPasswordFields({
  password,
  confirmation,
  typed,
  personal = [],
  errors,
}: NewPasswordFieldsProps) {
  const t = usePageText();
  const score = scorePassword(typed, personal);
  return (
    <>
      <PasswordField
        {...password}
        label={t('auth.newPassword')}
        help={t('auth.newPasswordHelp')}
        strength={typed === '' ? undefined : { score, label: t(words[score] ?? 'auth.strength.0') }}
        autoComplete="new-password"
        error={errors.password}
      />
      <PasswordField
        {...confirmation}
        label={t('auth.confirmPassword')}
        autoComplete="new-password"
        error={errors.confirmation}
      />
    </>
  );
}

import { TextField, type TextFieldProps } from '@portal/shared/ui';

/** An e-mail address, marked up for autofill on phones and in password managers. */
export function EmailField(props: TextFieldProps) {
  return (
    <TextField
      {...props}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

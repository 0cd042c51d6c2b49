import { TextField, type TextFieldProps } from '@portal/shared/ui';

/** An e-mail address, as phones and password managers fill it in best. */
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

import { Stack } from '@portal/shared/ui';
import type { FocusEventHandler, ReactNode, SubmitEventHandler } from 'react';

interface AuthFormProps {
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onBlur?: FocusEventHandler<HTMLElement>;
  children: ReactNode;
}

/**
 * A form that shows its errors itself. `dialog` does nothing outside a dialog: should the agent submit the prerendered markup before
 * the script is there, no browser puts the password into an address.
 */
export function AuthForm({ onSubmit, onBlur, children }: AuthFormProps) {
  return (
    <form method="dialog" noValidate onSubmit={onSubmit} onBlur={onBlur}>
      <Stack gap={5}>{children}</Stack>
    </form>
  );
}

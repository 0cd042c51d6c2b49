import { Stack } from '@portal/shared/ui';
import { useEffect, useRef, type FocusEventHandler, type ReactNode, type SubmitEventHandler } from 'react';

interface FormProps {
  /** For a button that is outside the form. */
  id?: string;
  /** Where a page has several forms. */
  'aria-label'?: string;
  onSubmit: SubmitEventHandler<HTMLFormElement>;
  onBlur?: FocusEventHandler<HTMLElement>;
  onFocus?: FocusEventHandler<HTMLElement>;
  /** `formState.submitCount`: after each try the first invalid field gets the focus. */
  submitCount?: number;
  children: ReactNode;
}

/**
 * A form that shows its errors itself. `dialog` does nothing outside a dialog: if the agent submits the
 * prerendered markup before the script is loaded, no browser puts the password into an address.
 */
export function Form({ submitCount = 0, children, ...attributes }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  // The first on the page. react-hook-form knows only the order in which fields were registered.
  useEffect(() => {
    if (submitCount > 0)
      form.current?.querySelector<HTMLElement>(':is(input, select, textarea)[aria-invalid="true"]')?.focus();
  }, [submitCount]);
  return (
    <form {...attributes} ref={form} method="dialog" noValidate>
      <Stack gap={5}>{children}</Stack>
    </form>
  );
}

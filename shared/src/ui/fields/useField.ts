import { useId, type AriaAttributes, type ReactNode } from 'react';

export interface FieldOptions {
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  /** Marks the field as optional. */
  optional?: boolean;
  /** The label is for a screen reader only, where the place of the field says what it is. */
  hideLabel?: boolean;
}

export interface FieldFrameProps extends FieldOptions {
  controlId: string;
  helpId: string;
  errorId: string;
}

export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': AriaAttributes['aria-invalid'];
}

/**
 * A field that is one of several parts may be marked without its own error: the error is shown below them
 * all.
 */
type Own = FieldOptions &
  Partial<Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>> & { id?: string };

/** Ties label, help and error to the control. Splits a field's props: `[frame, control, the control's other props]`. */
export function useField<Props extends Own>(
  props: Props,
): [FieldFrameProps, ControlProps, Omit<Props, keyof Own>] {
  const generated = useId();
  const {
    label,
    help,
    error,
    optional,
    hideLabel,
    id: controlId = generated,
    'aria-describedby': more,
    'aria-invalid': invalid,
    ...rest
  } = props;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const described = [more, help && helpId, error && errorId].filter(Boolean).join(' ');
  return [
    { label, help, error, optional, hideLabel, controlId, helpId, errorId },
    { id: controlId, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : invalid },
    rest,
  ];
}

import { useId, type ReactNode } from 'react';

export interface FieldOptions {
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  /** Marks the field as one that may stay empty. */
  optional?: boolean;
  /** The label is for a screen reader only: the place says what the field is. */
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
  'aria-invalid': true | undefined;
}

type Own = FieldOptions & { id?: string; 'aria-describedby'?: string };

/** Ties label, help and error to the control. Takes a field's props apart: `[frame, control, the control's other props]`. */
export function useField<Props extends Own>(props: Props): [FieldFrameProps, ControlProps, Omit<Props, keyof Own>] {
  const generated = useId();
  const { label, help, error, optional, hideLabel, id: controlId = generated, 'aria-describedby': more, ...rest } = props;
  const helpId = `${controlId}-help`;
  const errorId = `${controlId}-error`;
  const described = [more, help && helpId, error && errorId].filter(Boolean).join(' ');
  return [
    { label, help, error, optional, hideLabel, controlId, helpId, errorId },
    { id: controlId, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined },
    rest,
  ];
}

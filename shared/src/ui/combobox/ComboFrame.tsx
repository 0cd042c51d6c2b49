import { Icon, LabelText, VisuallyHidden, type FieldOptions } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { ComboBoxArea, ComboError, ComboHelp, ComboLabel, ComboToggle } from './parts';

type ComboFrameProps = FieldOptions & { children: ReactNode };

/** Label, box, help and error around the input, in the order of every field. */
export function ComboFrame({ label, help, error, optional, hideLabel, children }: ComboFrameProps) {
  const words = (
    <ComboLabel>
      <LabelText label={label} optional={optional} />
    </ComboLabel>
  );
  return (
    <>
      {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      <ComboBoxArea $invalid={Boolean(error)}>
        {children}
        <ComboToggle>
          <Icon name="chevron-down" />
        </ComboToggle>
      </ComboBoxArea>
      {help && <ComboHelp slot="description">{help}</ComboHelp>}
      <div aria-live="polite">
        <ComboError>
          <Icon name="alert" size={14} />
          {error}
        </ComboError>
      </div>
    </>
  );
}

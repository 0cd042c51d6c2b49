import { Form, FormFailure } from '@portal/shared/forms';
import { Button, Inline } from '@portal/shared/ui';
import { FormErrors } from '@portal/shared/ui/form';
import type { FrameProps } from './frame';

type SetUpFrameProps = Omit<FrameProps, 'discard'> & { submitLabel: string };

/** A step of the setup. After saving, the gate leads on. */
export function SetUpFrame({
  form,
  errors,
  summary,
  failure,
  submit,
  submitLabel,
  children,
}: SetUpFrameProps) {
  const { submitCount, isSubmitting } = form.formState;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      onBlur={errors.onBlur}
      submitCount={submitCount}
    >
      {children}
      <FormErrors errors={summary} />
      <FormFailure error={failure} />
      <Inline justify="end">
        <Button type="submit" variant="primary" busy={isSubmitting}>
          {submitLabel}
        </Button>
      </Inline>
    </Form>
  );
}

import { valibotResolver } from '@hookform/resolvers/valibot';
import { confirmContactBody } from '@portal/shared/contract';
import { Form, FormFailure, useSubmitForm } from '@portal/shared/forms';
import { Button, Inline, TextField } from '@portal/shared/ui';
import { FormErrors } from '@portal/shared/ui/form';
import type * as v from 'valibot';

type Values = v.InferInput<typeof confirmContactBody>;
const fields = ['otp'] as const;

interface Props {
  label: string;
  help: string;
  action: string;
  send: (otp: string) => Promise<void>;
}

/** The code that was mailed to the second person. */
export function CodeForm({ label, help, action, send }: Props) {
  const { form, errors, failure, frame } = useSubmitForm<Values, Values, void>({
    resolver: valibotResolver(confirmContactBody),
    defaultValues: { otp: '' },
    fields,
    send: ({ otp }) => send(otp),
  });
  return (
    <Form {...frame}>
      <TextField
        {...form.register('otp')}
        label={label}
        help={help}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        code
        error={errors.getText('otp')}
      />
      <FormErrors errors={errors.summary(fields)} />
      <FormFailure error={failure} />
      <Inline>
        <Button type="submit" busy={form.formState.isSubmitting}>
          {action}
        </Button>
      </Inline>
    </Form>
  );
}

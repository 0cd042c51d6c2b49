import type { ApiError } from '@portal/shared/api';
import { Form, FormFailure } from '@portal/shared/forms';
import { WaitingForFiles, type Uploads } from '@portal/shared/forms/upload';
import { useT } from '@portal/shared/portal';
import { Button, Inline, Text } from '@portal/shared/ui';
import { FormErrors } from '@portal/shared/ui/form';
import type { FocusEventHandler, ReactNode } from 'react';
import { usePageText } from '../../../messages/usePageText';

interface RegistrationFrameProps {
  onSubmit: () => void;
  onBlur: FocusEventHandler<HTMLElement>;
  submitCount: number;
  busy: boolean;
  failure: ApiError | null;
  /** Uploads of this form. When they finish, the form submits itself. */
  uploads: Pick<Uploads, 'waiting'>;
  summary: Record<string, { message: string }>;
  submitLabel: string;
  children: ReactNode;
}

/** A registration form around its fields. The error is next to the button, where the agent is looking. */
export function RegistrationFrame({
  onSubmit,
  onBlur,
  submitCount,
  busy,
  failure,
  uploads,
  summary,
  submitLabel,
  children,
}: RegistrationFrameProps) {
  const t = usePageText();
  const say = useT();
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onBlur={onBlur}
      submitCount={submitCount}
    >
      {children}
      <FormErrors errors={summary} />
      <FormFailure error={failure} />
      <WaitingForFiles uploads={uploads} />
      <Inline justify="space-between">
        <Text tone="muted" size={2}>
          {t('company.draftKept')}
        </Text>
        <Button type="submit" variant="primary" busy={busy}>
          {uploads.waiting > 0 ? say('shared.form.waiting', { count: uploads.waiting }) : submitLabel}
        </Button>
      </Inline>
    </Form>
  );
}

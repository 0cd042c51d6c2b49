import type { ApiError } from '@portal/shared/api';
import { Form, FormFailure } from '@portal/shared/forms';
import { useT } from '@portal/shared/portal';
import { Banner, Button, FormErrors, Inline, Text } from '@portal/shared/ui';
import type { FocusEventHandler, ReactNode } from 'react';
import { usePageText } from '../../../messages/usePageText';

interface RegistrationFrameProps {
  onSubmit: () => void;
  onBlur: FocusEventHandler<HTMLElement>;
  submitCount: number;
  busy: boolean;
  failure: ApiError | null;
  /** For a file that is still on its way. */
  waiting: boolean;
  summary: Record<string, { message: string }>;
  submitLabel: string;
  children: ReactNode;
}

/** A registration form around its fields: what is wrong stands beside the button, where the agent is when he learns of it. */
export function RegistrationFrame({ onSubmit, onBlur, submitCount, busy, failure, waiting, summary, submitLabel, children }: RegistrationFrameProps) {
  const t = usePageText();
  const say = useT();
  return (
    <Form onSubmit={(event) => { event.preventDefault(); onSubmit(); }} onBlur={onBlur} submitCount={submitCount}>
      {children}
      <FormErrors errors={summary} />
      <FormFailure error={failure} />
      {waiting && <Banner title={say('shared.form.uploading')}>{say('shared.form.uploadingText')}</Banner>}
      <Inline justify="space-between">
        <Text tone="muted" size={2}>{t('company.draftKept')}</Text>
        <Button type="submit" variant="primary" busy={busy}>{submitLabel}</Button>
      </Inline>
    </Form>
  );
}

import { Form, FormFailure, isCode } from '@portal/shared/forms';
import { useT } from '@portal/shared/portal';
import { Banner, Button } from '@portal/shared/ui';
import { CodeField } from '@portal/shared/ui/code';
import { usePageText } from '../../../messages/usePageText';
import { useCodeForm, type CodeActions } from '../hooks/useCodeForm';
import { OutboxHint } from './OutboxHint';
import { ResendCode } from './ResendCode';

interface CodeFormProps extends CodeActions {
  resendAt: number;
  submitLabel: string;
}

/** Asks for the six digits that were mailed. */
export function CodeForm({ resendAt, submitLabel, ...actions }: CodeFormProps) {
  const t = usePageText();
  const say = useT();
  const form = useCodeForm(actions);
  const refused =
    isCode(form.failure, 'wrong_code', 'code_expired', 'too_many_tries') ||
    form.failure?.fields.some(({ path }) => path === 'otp');
  const codeError = form.incomplete ? say('validation.code') : refused ? form.failure?.message : undefined;
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {!refused && <FormFailure error={form.failure} />}
      {form.resent && <Banner tone="success">{t('auth.code.resent')}</Banner>}
      <CodeField
        label={t('auth.code.label')}
        value={form.code}
        onChange={form.change}
        onComplete={(value) => void form.submit(value)}
        error={codeError}
        autoFocus
      />
      <Button type="submit" variant="primary" fullWidth busy={form.busy === 'verify'}>
        {submitLabel}
      </Button>
      <ResendCode resendAt={resendAt} busy={form.busy === 'resend'} onResend={() => void form.resend()} />
      <OutboxHint />
    </Form>
  );
}

import { valibotResolver } from '@hookform/resolvers/valibot';
import { isApiError, type ApiError } from '@portal/shared/api';
import { emailBody } from '@portal/shared/contract';
import { applyFieldErrors, Form, FormFailure, useShownErrors } from '@portal/shared/forms';
import { Button, Text } from '@portal/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EmailField } from '../../../layout/EmailField';
import { usePageText } from '../../../messages/usePageText';

interface NewEmailFormProps {
  current: string | undefined;
  /** @throws ApiError */
  onSend: (email: string) => Promise<void>;
}

export function NewEmailForm({ current, onSend }: NewEmailFormProps) {
  const t = usePageText();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(emailBody),
    defaultValues: { email: '' },
  });
  const errors = useShownErrors(form);
  const submit = form.handleSubmit(async ({ email }) => {
    setFailure(null);
    try {
      await onSend(email);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!applyFieldErrors(form, error, ['email'])) setFailure(error);
    }
  });
  return (
    <Form
      onSubmit={(event) => void submit(event)}
      onBlur={errors.onBlur}
      submitCount={form.formState.submitCount}
    >
      <FormFailure error={failure} />
      {current && <Text tone="secondary">{t('profile.currentEmail', { email: current })}</Text>}
      <EmailField
        {...form.register('email')}
        label={t('profile.newEmail')}
        help={t('profile.newEmailHelp')}
        error={errors.getText('email')}
      />
      <Button type="submit" variant="primary" fullWidth busy={form.formState.isSubmitting}>
        {t('profile.sendCode')}
      </Button>
    </Form>
  );
}

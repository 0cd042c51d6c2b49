import { valibotResolver } from '@hookform/resolvers/valibot';
import { emailBody } from '@portal/shared/contract';
import { Form, FormFailure, useSubmitForm } from '@portal/shared/forms';
import { Button, Text } from '@portal/shared/ui';
import { EmailField } from '../../../layout/EmailField';
import { usePageText } from '../../../messages/usePageText';

interface NewEmailFormProps {
  current: string | undefined;
  /** @throws ApiError */
  onSend: (email: string) => Promise<void>;
}

export function NewEmailForm({ current, onSend }: NewEmailFormProps) {
  const t = usePageText();
  const { form, errors, failure, frame, isSubmitting } = useSubmitForm({
    resolver: valibotResolver(emailBody),
    defaultValues: { email: '' },
    fields: ['email'],
    send: ({ email }) => onSend(email),
  });
  return (
    <Form {...frame}>
      <FormFailure error={failure} />
      {current && <Text tone="secondary">{t('profile.currentEmail', { email: current })}</Text>}
      <EmailField
        {...form.register('email')}
        label={t('profile.newEmail')}
        help={t('profile.newEmailHelp')}
        error={errors.getText('email')}
      />
      <Button type="submit" variant="primary" fullWidth busy={isSubmitting}>
        {t('profile.sendCode')}
      </Button>
    </Form>
  );
}

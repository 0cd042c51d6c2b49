import type { ApiError } from '@portal/shared/api';
import { Form, FormFailure } from '@portal/shared/forms';
import { useEvents } from '@portal/shared/portal';
import { Banner, Button } from '@portal/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { useAccountText } from '../../../messages/useAccountText';

interface Props {
  frame: Pick<ComponentProps<typeof Form>, 'onSubmit' | 'onBlur' | 'submitCount'>;
  failure: ApiError | null;
  isNotOffered: boolean;
  busy: boolean;
  submitLabel: string;
  tone?: 'primary' | 'danger';
  children: ReactNode;
}

/** A form in a dialog of the account. An error appears above its fields. */
export function AccountForm({
  frame,
  failure,
  isNotOffered,
  busy,
  submitLabel,
  tone = 'primary',
  children,
}: Props) {
  const t = useAccountText();
  const events = useEvents();
  return (
    <Form {...frame}>
      <FormFailure error={failure} />
      {isNotOffered && (
        <Banner
          tone="warning"
          title={t('account.notOffered')}
          action={
            <Button size="sm" onClick={() => events.emit('help:requested', { topic: 'account' })}>
              {t('account.support')}
            </Button>
          }
        />
      )}
      {children}
      <Button type="submit" variant={tone} fullWidth busy={busy}>
        {submitLabel}
      </Button>
    </Form>
  );
}

import { Form, FormFailure } from '@portal/shared/forms';
import { Button, PasswordField } from '@portal/shared/ui';
import { PhoneField } from '@portal/shared/ui/phone';
import { useRef } from 'react';
import { usePageCountry } from '../../../hooks/usePageCountry';
import { useText } from '../../../messages/useText';
import { useLoginForm } from '../hooks/useLoginForm';
import { ForgotPassword } from './ForgotPassword';

export function LoginForm() {
  const t = useText();
  const country = usePageCountry();
  const password = useRef<HTMLInputElement>(null);
  const form = useLoginForm(country.id, () => {
    password.current?.focus();
    password.current?.select();
  });
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
      onFocus={form.onFocus}
      onBlur={form.onBlur}
      submitCount={form.submitCount}
    >
      <FormFailure error={form.failure} />
      <PhoneField
        name="phoneNumber"
        label={t('auth.phone')}
        country={country.id}
        value={form.values.phoneNumber}
        onChange={(value) => form.set('phoneNumber', value)}
        error={form.getFieldError('phoneNumber')}
        autoComplete="username"
      />
      <ForgotPassword country={country.id}>
        <PasswordField
          ref={password}
          name="password"
          label={t('auth.password')}
          value={form.values.password}
          onChange={(event) => form.set('password', event.currentTarget.value)}
          autoComplete="current-password"
          error={form.getFieldError('password')}
        />
      </ForgotPassword>
      <Button type="submit" variant="primary" fullWidth busy={form.isBusy}>
        {t('auth.login.submit')}
      </Button>
    </Form>
  );
}

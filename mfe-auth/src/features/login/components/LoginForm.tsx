import { valibotResolver } from '@hookform/resolvers/valibot';
import { loginBody } from '@portal/shared/contract';
import { useFormDraft } from '@portal/shared/portal';
import { Button, PasswordField } from '@portal/shared/ui';
import { PhoneField } from '@portal/shared/ui/phone';
import { Controller, useForm } from 'react-hook-form';
import { AuthForm } from '../../../forms/AuthForm';
import { FormFailure } from '../../../forms/FormFailure';
import { useShownErrors } from '../../../forms/useShownErrors';
import { usePageCountry } from '../../../layout/usePageCountry';
import { useText } from '../../../messages/useText';
import { useLogin, type LoginValues } from '../hooks/useLogin';
import { ForgotPassword } from './ForgotPassword';

export function LoginForm() {
  const t = useText();
  const country = usePageCountry();
  const login = useLogin();
  const form = useForm<LoginValues>({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(loginBody),
    defaultValues: { phoneNumber: '', password: '' },
  });
  const draft = useFormDraft(form, `login-${country.id}`, { except: ['password'] });
  const errors = useShownErrors(form);
  const submit = form.handleSubmit(async (values) => {
    const failure = await login.run(values);
    if (!failure) draft.clear();
    else if (failure.status === 401) form.setFocus('password', { shouldSelect: true });
  });
  return (
    <AuthForm onSubmit={(event) => void submit(event)} onBlur={errors.onBlur} submitCount={form.formState.submitCount}>
      <FormFailure error={login.error} />
      <Controller
        control={form.control}
        name="phoneNumber"
        render={({ field }) => (
          <PhoneField {...field} label={t('auth.phone')} country={country.id} error={errors.of('phoneNumber')} autoComplete="username" />
        )}
      />
      <ForgotPassword country={country.id}>
        <PasswordField
          {...form.register('password')}
          label={t('auth.password')}
          autoComplete="current-password"
          error={errors.of('password')}
        />
      </ForgotPassword>
      <Button type="submit" variant="primary" fullWidth busy={form.formState.isSubmitting}>{t('auth.login.submit')}</Button>
    </AuthForm>
  );
}

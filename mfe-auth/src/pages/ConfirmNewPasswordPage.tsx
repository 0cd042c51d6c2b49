import { Form, FormFailure } from '@portal/shared/forms';
import { Button, VisuallyHidden } from '@portal/shared/ui';
import { useWatch } from 'react-hook-form';
import { Link, Navigate } from 'react-router-dom';
import { FormFooter } from '../layout/FormFooter';
import { FormHeading } from '../layout/FormHeading';
import { usePageText } from '../messages/usePageText';
import { NewPasswordFields } from '../entities/password/components/NewPasswordFields';
import { useNewPasswordForm } from '../features/reset/hooks/useNewPasswordForm';

export function ConfirmNewPasswordPage() {
  const t = usePageText();
  const { form, token, country, email, failure, errors, frame, isSubmitting } = useNewPasswordForm();
  const typed = useWatch({ control: form.control, name: 'password' });
  if (!token) return <Navigate to={`/${country}/reset-password`} replace />;
  return (
    <>
      <FormHeading title={t('auth.newPassword.title')}>{t('auth.newPassword.subtitle')}</FormHeading>
      <Form {...frame}>
        <FormFailure error={failure} />
        {/* Tells a password manager which account this password belongs to. */}
        <VisuallyHidden>
          <input
            type="email"
            autoComplete="username"
            value={email}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
        </VisuallyHidden>
        <NewPasswordFields
          password={form.register('password', { deps: ['confirmation'] })}
          confirmation={form.register('confirmation')}
          typed={typed}
          personal={[email]}
          errors={{ password: errors.getText('password'), confirmation: errors.getText('confirmation') }}
        />
        <Button type="submit" variant="primary" fullWidth busy={isSubmitting}>
          {t('auth.newPassword.submit')}
        </Button>
      </Form>
      <FormFooter>
        <Link to={`/${country}/reset-password`}>{t('auth.newPassword.startAgain')}</Link>
      </FormFooter>
    </>
  );
}

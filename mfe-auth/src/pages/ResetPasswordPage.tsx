import { valibotResolver } from '@hookform/resolvers/valibot';
import { resetRequestBody } from '@portal/shared/contract';
import { Form, FormFailure, useSubmitForm } from '@portal/shared/forms';
import { Button } from '@portal/shared/ui';
import { Link, useNavigate } from 'react-router-dom';
import { EmailField } from '../layout/EmailField';
import { FormFooter } from '../layout/FormFooter';
import { FormHeading } from '../layout/FormHeading';
import { usePageCountry } from '../hooks/usePageCountry';
import { usePageText } from '../messages/usePageText';
import { useRequestReset } from '../features/reset/hooks/useRequestReset';

export function ResetPasswordPage() {
  const t = usePageText();
  const { id } = usePageCountry();
  const navigate = useNavigate();
  const requestReset = useRequestReset();
  const { form, errors, failure, frame, isSubmitting } = useSubmitForm({
    resolver: valibotResolver(resetRequestBody),
    defaultValues: { email: '' },
    fields: ['email'],
    async send({ email }) {
      await requestReset(email, id);
      await navigate('/reset-password/verify-otp');
    },
  });
  return (
    <>
      <FormHeading title={t('auth.reset.title')}>{t('auth.reset.subtitle')}</FormHeading>
      <Form {...frame}>
        <FormFailure error={failure} />
        <EmailField {...form.register('email')} label={t('auth.email')} error={errors.getText('email')} />
        <Button type="submit" variant="primary" fullWidth busy={isSubmitting}>
          {t('auth.reset.submit')}
        </Button>
      </Form>
      <FormFooter>
        <Link to={`/${id}/login`}>{t('auth.reset.backToLogin')}</Link>
      </FormFooter>
    </>
  );
}

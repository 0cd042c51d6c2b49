import { valibotResolver } from '@hookform/resolvers/valibot';
import { isApiError, type ApiError } from '@portal/shared/api';
import { resetRequestBody } from '@portal/shared/contract';
import { applyFieldErrors, Form, FormFailure, useShownErrors } from '@portal/shared/forms';
import { Button } from '@portal/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
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
  const [failure, setFailure] = useState<ApiError | null>(null);
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(resetRequestBody),
    defaultValues: { email: '' },
  });
  const errors = useShownErrors(form);
  const submit = form.handleSubmit(async ({ email }) => {
    setFailure(null);
    try {
      await requestReset(email, id);
      await navigate('/reset-password/verify-otp');
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!applyFieldErrors(form, error, ['email'])) setFailure(error);
    }
  });
  return (
    <>
      <FormHeading title={t('auth.reset.title')}>{t('auth.reset.subtitle')}</FormHeading>
      <Form
        onSubmit={(event) => void submit(event)}
        onBlur={errors.onBlur}
        submitCount={form.formState.submitCount}
      >
        <FormFailure error={failure} />
        <EmailField {...form.register('email')} label={t('auth.email')} error={errors.getText('email')} />
        <Button type="submit" variant="primary" fullWidth busy={form.formState.isSubmitting}>
          {t('auth.reset.submit')}
        </Button>
      </Form>
      <FormFooter>
        <Link to={`/${id}/login`}>{t('auth.reset.backToLogin')}</Link>
      </FormFooter>
    </>
  );
}

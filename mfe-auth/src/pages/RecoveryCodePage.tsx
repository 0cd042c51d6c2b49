import { valibotResolver } from '@hookform/resolvers/valibot';
import { isApiError, type ApiError } from '@portal/shared/api';
import { passkeyEndpoints, recoveryCodeBody } from '@portal/shared/contract';
import { applyFieldErrors, Form, FormFailure, useShownErrors } from '@portal/shared/forms';
import { useApi, usePortal } from '@portal/shared/portal';
import { Button, TextField } from '@portal/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { EmailField } from '../layout/EmailField';
import { FormFooter } from '../layout/FormFooter';
import { FormHeading } from '../layout/FormHeading';
import { usePageCountry } from '../hooks/usePageCountry';
import { usePageText } from '../messages/usePageText';
import { resetToken } from '../features/reset/model/reset-token';

/** A recovery code instead of the mailed one. The next page sets the new password. */
export function RecoveryCodePage() {
  const t = usePageText();
  const { id } = usePageCountry();
  const api = useApi();
  const { drafts } = usePortal();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const form = useForm({
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: valibotResolver(recoveryCodeBody),
    defaultValues: { email: '', recoveryCode: '' },
  });
  const errors = useShownErrors(form);
  const submit = form.handleSubmit(async (body) => {
    setFailure(null);
    try {
      const verified = await api.call(passkeyEndpoints.redeemRecoveryCode, { body });
      resetToken.keep(drafts, verified.resetToken);
      await navigate('/confirm-new-password', { replace: true });
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!applyFieldErrors(form, error, ['email', 'recoveryCode'])) setFailure(error);
    }
  });
  return (
    <>
      <FormHeading title={t('auth.recovery.title')}>{t('auth.recovery.subtitle')}</FormHeading>
      <Form
        onSubmit={(event) => void submit(event)}
        onBlur={errors.onBlur}
        submitCount={form.formState.submitCount}
      >
        <FormFailure error={failure} />
        <EmailField {...form.register('email')} label={t('auth.email')} error={errors.getText('email')} />
        <TextField
          {...form.register('recoveryCode')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          dir="ltr"
          label={t('auth.recovery.code')}
          error={errors.getText('recoveryCode')}
        />
        <Button type="submit" variant="primary" fullWidth busy={form.formState.isSubmitting}>
          {t('auth.recovery.submit')}
        </Button>
      </Form>
      <FormFooter>
        <Link to={`/${id}/reset-password`}>{t('auth.recovery.back')}</Link>
      </FormFooter>
    </>
  );
}

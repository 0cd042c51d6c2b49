import { valibotResolver } from '@hookform/resolvers/valibot';
import { passkeyEndpoints, recoveryCodeBody } from '@portal/shared/contract';
import { Form, FormFailure, useSubmitForm } from '@portal/shared/forms';
import { useApi, usePortal } from '@portal/shared/portal';
import { Button, TextField } from '@portal/shared/ui';
import { Link, useNavigate } from 'react-router-dom';
import type * as v from 'valibot';
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
  const { form, errors, failure, frame, isSubmitting } = useSubmitForm({
    resolver: valibotResolver(recoveryCodeBody),
    defaultValues: { email: '', recoveryCode: '' },
    fields: ['email', 'recoveryCode'],
    async send(body: v.InferOutput<typeof recoveryCodeBody>) {
      const verified = await api.call(passkeyEndpoints.redeemRecoveryCode, { body });
      resetToken.keep(drafts, verified.resetToken);
      await navigate('/confirm-new-password', { replace: true });
    },
  });
  return (
    <>
      <FormHeading title={t('auth.recovery.title')}>{t('auth.recovery.subtitle')}</FormHeading>
      <Form {...frame}>
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
        <Button type="submit" variant="primary" fullWidth busy={isSubmitting}>
          {t('auth.recovery.submit')}
        </Button>
      </Form>
      <FormFooter>
        <Link to={`/${id}/reset-password`}>{t('auth.recovery.back')}</Link>
      </FormFooter>
    </>
  );
}

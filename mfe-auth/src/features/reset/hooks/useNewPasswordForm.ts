import { valibotResolver } from '@hookform/resolvers/valibot';
import { isApiError, type ApiError } from '@portal/shared/api';
import { authEndpoints, newPassword } from '@portal/shared/contract';
import { applyFieldErrors } from '@portal/shared/forms';
import { useApi, usePortal } from '@portal/shared/portal';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { usePageCountry } from '../../../hooks/usePageCountry';
import { forgetSentCode, readSentCode } from '../../../entities/code/model/sent-code';
import { resetToken } from '../model/reset-token';

const newPasswordForm = v.pipe(
  v.object({ password: newPassword, confirmation: v.pipe(v.string(), v.nonEmpty('validation.required')) }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmation']],
      ({ password, confirmation }) => password === confirmation,
      'validation.passwordMismatch',
    ),
    ['confirmation'],
  ),
);

export function useNewPasswordForm() {
  const api = useApi();
  const { drafts } = usePortal();
  const { id } = usePageCountry();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [token] = useState(() => resetToken.get(drafts));
  const sent = readSentCode(drafts, 'reset');
  const country = sent?.country ?? id;
  const form = useForm({
    mode: 'onTouched',
    // Otherwise rules across fields run only after every field is valid on its own.
    criteriaMode: 'all',
    shouldFocusError: false,
    resolver: valibotResolver(newPasswordForm),
    defaultValues: { password: '', confirmation: '' },
  });
  const submit = form.handleSubmit(async ({ password }) => {
    setFailure(null);
    try {
      await api.call(authEndpoints.resetPassword, { body: { resetToken: token ?? '', password } });
      await navigate(`/${country}/login`, { replace: true, state: { notice: 'password-changed' } });
      resetToken.forget(drafts);
      forgetSentCode(drafts, 'reset');
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (!applyFieldErrors(form, error, ['password'])) setFailure(error);
    }
  });
  return { form, token, country, email: sent?.email ?? '', failure, submit };
}

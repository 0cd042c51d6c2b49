import { valibotResolver } from '@hookform/resolvers/valibot';
import { authEndpoints, newPassword } from '@portal/shared/contract';
import { useSubmitForm } from '@portal/shared/forms';
import { useApi, usePortal } from '@portal/shared/portal';
import { useState } from 'react';
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
  const [token] = useState(() => resetToken.get(drafts));
  const sent = readSentCode(drafts, 'reset');
  const country = sent?.country ?? id;
  const { form, errors, failure, frame, isSubmitting } = useSubmitForm({
    resolver: valibotResolver(newPasswordForm),
    defaultValues: { password: '', confirmation: '' },
    fields: ['password'],
    async send({ password }) {
      await api.call(authEndpoints.resetPassword, { body: { resetToken: token ?? '', password } });
      await navigate(`/${country}/login`, { replace: true, state: { notice: 'password-changed' } });
      resetToken.forget(drafts);
      forgetSentCode(drafts, 'reset');
    },
  });
  return { form, token, country, email: sent?.email ?? '', errors, failure, frame, isSubmitting };
}

import { ApiError } from '@portal/shared/api';
import { authEndpoints } from '@portal/shared/contract';
import { useApi, usePortal } from '@portal/shared/portal';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CodeActions } from '../../../entities/code/hooks/useCodeForm';
import { readSentCode, type SentCode } from '../../../entities/code/model/sent-code';
import { resetToken } from '../model/reset-token';
import { useRequestReset } from './useRequestReset';

interface VerifyReset extends CodeActions {
  /** Null if this tab requested no code. */
  readonly sent: SentCode | null;
}

export function useVerifyReset(): VerifyReset {
  const api = useApi();
  const { drafts } = usePortal();
  const navigate = useNavigate();
  const requestReset = useRequestReset();
  const [sent, setSent] = useState(() => readSentCode(drafts, 'reset'));
  return {
    sent,
    async verify(otp) {
      if (!sent) return;
      const verified = await api.call(authEndpoints.verifyReset, { body: { email: sent.email, otp } });
      resetToken.keep(drafts, verified.resetToken);
      await navigate('/confirm-new-password', { replace: true });
    },
    async resend() {
      if (!sent) return;
      try {
        setSent(await requestReset(sent.email, sent.country));
      } catch (error) {
        if (error instanceof ApiError && error.retryAfter)
          setSent({ ...sent, resendAt: Date.now() + error.retryAfter * 1000 });
        throw error;
      }
    },
  };
}

import { ApiError } from '@portal/shared/api';
import { authEndpoints } from '@portal/shared/contract';
import { useApi, usePortal } from '@portal/shared/portal';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CodeActions } from '../../../entities/code/hooks/useCodeForm';
import { forgetSentCode, readSentCode, type SentCode } from '../../../entities/code/model/sent-code';
import { pendingRegistration } from '../model/pending-registration';
import { useSendCode } from './useSendCode';

interface VerifyRegistration extends CodeActions {
  /** Null if this tab requested no code. */
  readonly sent: SentCode | null;
}

export function useVerifyRegistration(): VerifyRegistration {
  const api = useApi();
  const { drafts, session } = usePortal();
  const navigate = useNavigate();
  const sendCode = useSendCode();
  const [sent, setSent] = useState(() => readSentCode(drafts, 'registration'));
  return {
    sent,
    async verify(otp) {
      if (!sent) return;
      const { email, registrationId } = sent;
      const signedIn = await api.call(authEndpoints.verifyOtp, { body: { email, otp, registrationId } });
      pendingRegistration.clear();
      forgetSentCode(drafts, 'registration');
      drafts.remove(`draft:register-${sent.country}`);
      // Navigate first: a session that starts on this page would look like an agent who is already in.
      await navigate('/register/company-details', { replace: true });
      session.start(signedIn);
    },
    async resend() {
      const body = pendingRegistration.get();
      if (!sent) return;
      if (body?.email !== sent.email) {
        await navigate(`/${sent.country}/register`, { state: { notice: 'password-again' } });
        return;
      }
      await sendCode(body, sent.country).catch((error: unknown) => {
        if (error instanceof ApiError && error.retryAfter)
          setSent({ ...sent, resendAt: Date.now() + error.retryAfter * 1000 });
        throw error;
      });
      setSent(readSentCode(drafts, 'registration'));
    },
  };
}

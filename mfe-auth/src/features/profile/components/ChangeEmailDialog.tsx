import { authEndpoints } from '@portal/shared/contract';
import { useApi, useNotify } from '@portal/shared/portal';
import { Stack, Text } from '@portal/shared/ui';
import { Dialog } from '@portal/shared/ui/overlays';
import { useState } from 'react';
import { usePageText } from '../../../messages/usePageText';
import { CodeForm } from '../../../entities/code/components/CodeForm';
import { resendMoment } from '../../../entities/code/model/sent-code';
import { NewEmailForm } from './NewEmailForm';

interface ChangeEmailDialogProps {
  current: string | undefined;
  onClose: () => void;
  onChanged: () => Promise<unknown>;
}

/** The new address, then the code mailed to it. The address counts only after the code. */
export function ChangeEmailDialog({ current, onClose, onChanged }: ChangeEmailDialogProps) {
  const t = usePageText();
  const api = useApi();
  const notify = useNotify();
  const [sent, setSent] = useState<{ email: string; resendAt: number } | null>(null);
  const send = async (email: string) => {
    const answer = await api.call(authEndpoints.generateEmailOtp, { body: { email } });
    setSent({ email, resendAt: resendMoment(answer) });
  };
  const verify = async (email: string, otp: string) => {
    await api.call(authEndpoints.verifyEmailOtp, { body: { email, otp } });
    onClose();
    notify({ title: t('profile.emailChanged'), description: email, tone: 'success' });
    await onChanged();
  };
  return (
    <Dialog title={t('profile.changeEmail')} onClose={onClose} size="sm">
      {sent ? (
        <Stack>
          <Text tone="secondary">{t('auth.code.sentTo', { email: sent.email })}</Text>
          <CodeForm
            verify={(otp) => verify(sent.email, otp)}
            resend={() => send(sent.email)}
            resendAt={sent.resendAt}
            submitLabel={t('profile.changeEmail')}
          />
        </Stack>
      ) : (
        <NewEmailForm current={current} onSend={send} />
      )}
    </Dialog>
  );
}

import { Button, Inline, Text } from '@portal/shared/ui';
import { usePageText } from '../../../messages/usePageText';
import { useSecondsUntil } from '../hooks/useSecondsUntil';

interface ResendCodeProps {
  resendAt: number;
  busy: boolean;
  onResend: () => void;
}

export function ResendCode({ resendAt, busy, onResend }: ResendCodeProps) {
  const t = usePageText();
  const seconds = useSecondsUntil(resendAt);
  return (
    <Inline justify="space-between">
      <Text tone="secondary" size={2}>
        {t('auth.code.notArrived')}
      </Text>
      {seconds > 0 ? (
        <Text tone="muted" size={2} tabular>
          {t('auth.code.resendIn', {
            time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
          })}
        </Text>
      ) : (
        <Button variant="ghost" size="sm" busy={busy} onClick={onResend}>
          {t('auth.code.resend')}
        </Button>
      )}
    </Inline>
  );
}

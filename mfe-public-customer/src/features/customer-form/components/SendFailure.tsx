import { isApiError } from '@portal/shared/api';
import { useMessages } from '@portal/shared/i18n';
import { Banner } from '@portal/shared/ui';
import { useText } from '../../../messages/useText';

const MINUTE = 60;

/** Why nothing was sent, in the reader's language. Errors at fields are not repeated. */
export function SendFailure({ error }: { error: unknown }) {
  const t = useText();
  const say = useMessages();
  if (!error) return null;
  return (
    <Banner tone="danger" title={t('customer.failed')}>
      {reason()}
    </Banner>
  );

  function reason(): string | null {
    if (!isApiError(error)) return say('shared.failure.server');
    const { kind, status = 0, retryAfter = MINUTE } = error;
    if (kind === 'offline' || kind === 'timeout' || kind === 'unreadable') return say(`shared.error.${kind}`);
    if (status === 429)
      return say('shared.failure.inSeconds', { seconds: Math.max(1, Math.ceil(retryAfter)) });
    if (status >= 500) return say('shared.failure.server');
    return error.fields.length > 0 ? null : t('customer.failed.refused');
  }
}

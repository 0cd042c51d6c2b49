import { useConfig } from '@portal/shared/portal';
import { Banner } from '@portal/shared/ui';
import { usePageText } from '../../../messages/usePageText';

/** Without a mail server, the code is in the development outbox. */
export function OutboxHint() {
  const t = usePageText();
  const { outboxUrl } = useConfig();
  if (!outboxUrl) return null;
  return (
    <Banner>
      {t('auth.code.outbox')}{' '}
      <a href={outboxUrl} target="_blank" rel="noreferrer">
        {t('auth.code.openOutbox')}
      </a>
    </Banner>
  );
}

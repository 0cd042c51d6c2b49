import { ApiError, isApiError } from '@portal/shared/api';
import { FormFailure } from '@portal/shared/forms';
import { useApi, useCapability, useI18n } from '@portal/shared/portal';
import { Banner, Button, Stack } from '@portal/shared/ui';
import { useState } from 'react';
import { useText } from '../../../messages/useText';
import { supportsPasskeys } from '../../../entities/passkey/model/supports-passkeys';
import { useEnterPortal } from '../hooks/useEnterPortal';

/** A chunk of its own, because most agents log in with the password. */
const loadPasskeys = () =>
  import(/* webpackChunkName: "passkeys" */ '../../../entities/passkey/model/ask-browser');

/** Logs in with a passkey. Shows nothing if the browser or the server does not support them. */
export function PasskeyButton() {
  const t = useText();
  const i18n = useI18n();
  const api = useApi();
  const enterPortal = useEnterPortal();
  const isOffered = useCapability('passkeys');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | 'browser' | null>(null);
  if (!isOffered || !supportsPasskeys()) return null;

  async function logIn() {
    setFailure(null);
    setBusy(true);
    try {
      const { signInWithPasskey } = await loadPasskeys().catch((cause: unknown) => {
        throw new ApiError(i18n.t('shared.somethingWentWrong'), {
          kind: 'offline',
          endpoint: 'auth.passkey',
          cause,
        });
      });
      enterPortal(await signInWithPasskey(api));
    } catch (error) {
      setFailure(isApiError(error) ? error : 'browser');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap={3}>
      <Button icon="key" fullWidth busy={isBusy} onClick={() => void logIn()}>
        {t('auth.login.passkey')}
      </Button>
      {failure === 'browser' && <Banner tone="warning" title={t('auth.login.passkeyFailed')} />}
      {failure !== 'browser' && <FormFailure error={failure ?? undefined} />}
    </Stack>
  );
}

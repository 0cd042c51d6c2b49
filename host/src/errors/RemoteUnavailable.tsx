import { BouncingDots, Button } from '@portal/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { useRemotes, useRemoteState } from '../core/host-context';
import { useHostMessages } from '../messages/useHostMessages';
import { ErrorFrame } from './ErrorFrame';
import { LazyIllustration } from './LazyIllustration';

/**
 * Shown in the area of a remote that could not be loaded. "Try again" loads it from scratch, without a
 * reload.
 */
export function RemoteUnavailable({ name }: { name: string }) {
  const t = useHostMessages();
  const remotes = useRemotes();
  const state = useRemoteState(name);
  const tryAgain = () => void remotes.load(name).catch(() => undefined);
  const onOnline = useEffectEvent(tryAgain);
  useEffect(() => {
    const listener = () => onOnline();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);

  if (state.status === 'loading') return <BouncingDots />;
  const isOtherVersion = state.status === 'failed' && state.error.message.includes('contract');
  return (
    <ErrorFrame
      illustration={<LazyIllustration name="offline" />}
      title={t('errors.remote.title')}
      actions={
        <>
          <Button variant="primary" icon="refresh" onClick={tryAgain}>
            {t('errors.tryAgain')}
          </Button>
          {isOtherVersion && (
            <Button onClick={() => globalThis.location.reload()}>{t('errors.reload')}</Button>
          )}
        </>
      }
    >
      {t(isOtherVersion ? 'errors.remote.contract' : 'errors.remote.text')}
    </ErrorFrame>
  );
}

import { BouncingDots, Button } from '@portal/shared/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { reportFailure } from '../beacon/report-failure';
import { useHostMessages } from '../messages/useHostMessages';
import { ErrorFrame } from './ErrorFrame';
import { LazyIllustration } from './LazyIllustration';

type State = { status: 'failed' } | { status: 'loading' } | { status: 'ready'; Page: ComponentType };

/** Replaces a page whose file could not be loaded. Shows the page itself when another try succeeds. */
export function LazyPageFailed({ load }: { load: () => Promise<ComponentType> }) {
  const t = useHostMessages();
  const [state, setState] = useState<State>({ status: 'failed' });
  useEffect(() => reportFailure({ kind: 'load' }), []);
  const tryAgain = () => {
    setState({ status: 'loading' });
    load().then(
      (Page) => setState({ status: 'ready', Page }),
      () => setState({ status: 'failed' }),
    );
  };
  if (state.status === 'ready') return <state.Page />;
  if (state.status === 'loading') return <BouncingDots />;
  return (
    <ErrorFrame
      illustration={<LazyIllustration name="offline" />}
      title={t('errors.page.title')}
      actions={
        <Button variant="primary" icon="refresh" onClick={tryAgain}>
          {t('errors.tryAgain')}
        </Button>
      }
    >
      {t('errors.page.text')}
    </ErrorFrame>
  );
}

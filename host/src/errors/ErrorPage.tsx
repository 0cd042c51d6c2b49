import { usePageName } from '@portal/shared/portal';
import { Button } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { useHostMessages } from '../messages/useHostMessages';
import { describeError } from './describe-error';
import { ErrorFrame } from './ErrorFrame';
import { LazyIllustration } from './LazyIllustration';
import { useGoBack } from './useGoBack';

interface Props {
  error: unknown;
  /** A second action, next to "Go back". */
  action?: ReactNode;
}

/** One of the error pages, chosen by the error. */
export function ErrorPage({ error, action }: Props) {
  const t = useHostMessages();
  const goBack = useGoBack();
  const { title, text, message, illustration, requestId } = describeError(error);
  usePageName(t(title));
  return (
    <ErrorFrame
      illustration={<LazyIllustration name={illustration} />}
      title={t(title)}
      details={requestId && t('errors.details', { id: requestId })}
      actions={
        <>
          <Button variant={action ? 'secondary' : 'primary'} icon="arrow-start" onClick={goBack}>
            {t('errors.goBack')}
          </Button>
          {action}
        </>
      }
    >
      {message ?? (text && t(text))}
    </ErrorFrame>
  );
}

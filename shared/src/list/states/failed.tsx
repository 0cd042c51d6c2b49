import type { ApiError } from '@portal/shared/api';
import { useFailureText } from '@portal/shared/forms';
import { Banner, Button, Card, ErrorState } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  isRetrying: boolean;
  onRetry: () => void;
}

interface LoadFailedProps extends Props {
  error: ApiError;
  /** Where the page has words of its own. */
  words?: { readonly title: string; readonly text: ReactNode };
}

/** Nothing can be shown. */
export function LoadFailed({ error, isRetrying, onRetry, words }: LoadFailedProps) {
  const failure = useFailureText()(error);
  const { title, text } = words ?? failure;
  return (
    <Card>
      <ErrorState
        title={title}
        retrying={isRetrying}
        onRetry={onRetry}
        details={words ? undefined : error.requestId}
      >
        {text}
      </ErrorState>
    </Card>
  );
}

interface NoticeProps extends Props {
  title: string;
  retry: string;
  children: ReactNode;
}

/** Rows loaded earlier are still there; says in the page's own words why there are no newer ones. */
export function RefreshNotice({ title, retry, isRetrying, onRetry, children }: NoticeProps) {
  return (
    <Banner
      tone="warning"
      title={title}
      action={
        <Button size="sm" icon="refresh" busy={isRetrying} onClick={onRetry}>
          {retry}
        </Button>
      }
    >
      {children}
    </Banner>
  );
}

interface RefreshFailedProps extends Props {
  error: ApiError;
  words: { readonly retry: string; readonly kept: string };
}

/** Rows loaded earlier are still there. */
export function RefreshFailed({ error, words, ...retrying }: RefreshFailedProps) {
  const { title, text } = useFailureText()(error);
  return (
    <RefreshNotice title={title} retry={words.retry} {...retrying}>
      {text ?? words.kept}
    </RefreshNotice>
  );
}

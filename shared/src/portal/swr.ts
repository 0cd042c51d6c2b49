import { useEffect } from 'react';
import useSWR, { useSWRConfig, type SWRConfiguration, type SWRResponse } from 'swr';
import { isApiError, isCancelled, type ApiError } from '../api';
import { keepAnswers } from './answers';
import type { Portal } from './portal';

/** The one use of SWR, in a file of its own: nobody reads an answer before he has signed in. */
export function useAnswer<Result>(
  portal: Portal,
  key: string | null,
  read: () => Promise<Result>,
  options: SWRConfiguration<Result, ApiError>,
): SWRResponse<Result, ApiError> {
  const { cache, mutate } = useSWRConfig();
  useEffect(() => keepAnswers(portal, { cache, mutate }), [portal, cache, mutate]);
  return useSWR<Result, ApiError>(key, read, { shouldRetryOnError: false, onError: (error) => tell(portal, error), ...options });
}

function tell({ notify, i18n }: Portal, error: unknown): void {
  if (isCancelled(error)) return;
  notify({
    title: i18n.t('shared.somethingWentWrong'),
    description: isApiError(error) ? error.message : undefined,
    tone: 'destructive',
  });
}

import { isApiError, isMissing, isNotOffered, type ApiError } from '@portal/shared/api';
import { accountEndpoints, type AccountSession } from '@portal/shared/contract';
import { useApi, useNotify, useQuery } from '@portal/shared/portal';
import { useState } from 'react';
import { useAccountText } from '../../../messages/useAccountText';

const quiet = { onError: () => undefined };

export interface Sessions {
  /** Undefined until loaded; null if the platform does not report sessions. */
  readonly list: readonly AccountSession[] | null | undefined;
  readonly error: ApiError | undefined;
  readonly isRefreshing: boolean;
  /** The ids of the sessions that are being ended. */
  readonly ending: ReadonlySet<string>;
  end(sessions: readonly AccountSession[]): Promise<void>;
  refresh(): void;
}

/** Where the account is signed in, this device first. */
export function useSessions(): Sessions {
  const t = useAccountText();
  const api = useApi();
  const notify = useNotify();
  const { data, error, isRefreshing, refresh } = useQuery(accountEndpoints.sessions, {}, quiet);
  const [ending, setEnding] = useState<ReadonlySet<string>>(new Set());
  const list = data && [...data.list].sort((a, b) => Number(b.current) - Number(a.current));
  return {
    list: isNotOffered(error) ? null : list,
    error,
    isRefreshing,
    ending,
    refresh: () => void refresh(),
    async end(sessions) {
      setEnding(new Set(sessions.map(({ id }) => id)));
      try {
        for (const { id } of sessions)
          await api.call(accountEndpoints.endSession, { params: { sessionId: id } }).catch(unlessGone);
        notify({ title: t('account.sessions.ended', { count: sessions.length }), tone: 'success' });
      } catch (failure) {
        notify({
          title: t('account.sessions.endFailed'),
          description: isApiError(failure) ? failure.message : undefined,
          tone: 'destructive',
        });
      }
      await refresh();
      setEnding(new Set());
    },
  };
}

/** The session already ended, which is the desired result. */
function unlessGone(error: unknown): void {
  if (!isMissing(error)) throw error;
}

import { useCallback, useEffect, useState } from 'react';
import { useReloadOnReturn } from './useReloadOnReturn';

interface Reading<State> {
  /** The same function for the same link; undefined without a link. */
  readonly read: ((signal: AbortSignal) => Promise<State>) | undefined;
  readonly toFailure: (error: unknown) => State;
  /** Whether what is shown stays, because the next state says only that there is no connection. */
  readonly isKept: (shown: State, next: State) => boolean;
}

const loading = { status: 'loading' } as const;

/** What a link opens; read again when the customer returns to the page, or is connected again. */
export function useLinkState<State extends { readonly status: string }>({
  read,
  toFailure,
  isKept,
}: Reading<State>) {
  const [state, setState] = useState<State | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!read) return undefined;
    const leaving = new AbortController();
    read(leaving.signal)
      .catch(toFailure)
      .then(
        (next) => {
          if (leaving.signal.aborted) return;
          setState((shown) => (shown && isKept(shown, next) ? shown : next));
        },
        () => undefined,
      );
    return () => leaving.abort();
  }, [read, toFailure, isKept, attempt]);
  const readAgain = useCallback(() => setAttempt((count) => count + 1), []);
  useReloadOnReturn(readAgain);
  return {
    state: state ?? loading,
    readAgain,
    retry() {
      setState(null);
      readAgain();
    },
  };
}

import { isApiError, isNotOffered } from '@portal/shared/api';
import {
  MINUTE,
  publicListingEndpoints,
  type PublicListing,
  type PublicListingAddress,
} from '@portal/shared/contract';
import { useCallback, useEffect, useState } from 'react';
import { useReloadOnReturn } from '../../../entities/customer-link/hooks/useReloadOnReturn';
import { createLinkClient, type LinkConfig } from '../../../entities/customer-link/model/create-link-client';

export type ListingState =
  | { readonly status: 'loading' }
  /** Hidden, deleted, or never there: the server does not say which. */
  | { readonly status: 'gone' }
  | { readonly status: 'failed' }
  | { readonly status: 'open'; readonly listing: PublicListing; readonly readAt: number };

/** The photos of an answer that is newer than this do not fail because of its age. */
const FRESH_FOR = MINUTE;

async function open(
  { country, linkId }: PublicListingAddress,
  config: LinkConfig | null,
  signal: AbortSignal,
): Promise<ListingState> {
  const { api } = createLinkClient(null, country, config);
  const listing = await api.call(publicListingEndpoints.get, { query: { linkId } }, { signal });
  return { status: 'open', listing, readAt: Date.now() };
}

/** Without an answer, and for errors of the server, trying again helps. */
function toFailure(error: unknown): ListingState {
  if (isNotOffered(error)) return { status: 'gone' };
  const status = isApiError(error) && error.kind === 'http' ? (error.status ?? 500) : 500;
  return { status: status < 500 && status !== 429 ? 'gone' : 'failed' };
}

/** The listing of a link. Its photos' addresses work for minutes, so it is read again when one fails. */
export function useListing(address: PublicListingAddress | null, config: LinkConfig | null) {
  const [state, setState] = useState<ListingState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const { country, linkId } = address ?? {};
  useEffect(() => {
    if (!country || !linkId) return undefined;
    const leaving = new AbortController();
    open({ country, linkId }, config, leaving.signal)
      .catch(toFailure)
      .then(
        (next) => {
          if (leaving.signal.aborted) return;
          // What is shown stays while there is no connection.
          setState((before) => (before.status === 'open' && next.status === 'failed' ? before : next));
        },
        () => undefined,
      );
    return () => leaving.abort();
  }, [country, linkId, config, attempt]);
  const readAgain = useCallback(() => setAttempt((count) => count + 1), []);
  useReloadOnReturn(readAgain);
  return {
    state: address === null ? ({ status: 'gone' } as const) : state,
    retry() {
      setState({ status: 'loading' });
      readAgain();
    },
    onPhotoFailed() {
      if (state.status === 'open' && Date.now() - state.readAt > FRESH_FOR) readAgain();
    },
  };
}
export type OpenedListing = ReturnType<typeof useListing>;

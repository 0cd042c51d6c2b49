import { isApiError, isNotOffered } from '@portal/shared/api';
import {
  MINUTE,
  publicListingEndpoints,
  type PublicListing,
  type PublicListingAddress,
} from '@portal/shared/contract';
import { useMemo } from 'react';
import { useLinkState } from '../../../entities/customer-link/hooks/useLinkState';
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

/** What is shown stays while there is no connection. */
const isKept = (shown: ListingState, next: ListingState): boolean =>
  shown.status === 'open' && next.status === 'failed';

/** The listing of a link. Its photos' addresses work for minutes, so it is read again when one fails. */
export function useListing(address: PublicListingAddress | null, config: LinkConfig | null) {
  const { country, linkId } = address ?? {};
  const read = useMemo(
    () =>
      country && linkId ? (signal: AbortSignal) => open({ country, linkId }, config, signal) : undefined,
    [country, linkId, config],
  );
  const { state, readAgain, retry } = useLinkState<ListingState>({ read, toFailure, isKept });
  return {
    state: address === null ? ({ status: 'gone' } as const) : state,
    retry,
    onPhotoFailed() {
      if (state.status === 'open' && Date.now() - state.readAt > FRESH_FOR) readAgain();
    },
  };
}
export type OpenedListing = ReturnType<typeof useListing>;

import { endpoint } from '../endpoint';
import { nothing } from '../entities/answers';
import {
  listingDraft,
  listingDraftList,
  listingDraftName,
  removeListingDraftQuery,
  savedListingDraft,
  saveListingDraftBody,
} from '../entities/listing-draft';

const shared = { capability: 'listing-drafts', access: 'agent', built: true } as const;

/** What the caller typed of listings and has not saved. Beyond the supplier platform's own calls. */
export const listingDraftEndpoints = {
  list: endpoint({
    id: 'listingDraft.list',
    ...shared,
    method: 'GET',
    path: '/vehicle/drafts',
    summary: 'New listings that the caller has begun, and unsaved changes of existing ones',
    result: listingDraftList,
    failure: 'Failed to fetch your drafts',
  }),
  get: endpoint({
    id: 'listingDraft.get',
    ...shared,
    method: 'GET',
    path: '/vehicle/draft',
    summary: 'A draft of the caller, as it was typed',
    query: listingDraftName,
    result: listingDraft,
    failure: 'Failed to fetch your draft',
  }),
  save: endpoint({
    id: 'listingDraft.save',
    ...shared,
    method: 'PUT',
    path: '/vehicle/draft',
    summary: 'Keep what was typed of a listing; a newer draft is not overwritten',
    body: saveListingDraftBody,
    adds: { copiedListingId: 'listing-copies' },
    result: savedListingDraft,
    failure: 'Failed to save your draft',
  }),
  remove: endpoint({
    id: 'listingDraft.remove',
    ...shared,
    method: 'DELETE',
    path: '/vehicle/draft',
    summary: 'Remove a draft that was saved or is discarded',
    query: removeListingDraftQuery,
    result: nothing,
    failure: 'Failed to discard your draft',
  }),
} as const;

import { endpoint } from '../endpoint';
import { nothing } from '../entities/answers';
import { foundListingDraft, saveListingDraftBody, savedListingDraft } from '../entities/listing-draft';

const shared = {
  capability: 'listing-drafts',
  access: 'agent',
  built: true,
  path: '/vehicle/draft',
} as const;

/** The new listing that the caller has begun and not yet created. Beyond the supplier platform's own calls. */
export const listingDraftEndpoints = {
  get: endpoint({
    id: 'listingDraft.get',
    ...shared,
    method: 'GET',
    summary: 'The unfinished new listing of the caller, or null',
    result: foundListingDraft,
    failure: 'Failed to fetch your draft',
  }),
  save: endpoint({
    id: 'listingDraft.save',
    ...shared,
    method: 'PUT',
    summary: 'Keep what was typed of a new listing; a newer draft is not overwritten',
    body: saveListingDraftBody,
    result: savedListingDraft,
    failure: 'Failed to save your draft',
  }),
  remove: endpoint({
    id: 'listingDraft.remove',
    ...shared,
    method: 'DELETE',
    summary: 'Discard the unfinished new listing of the caller',
    result: nothing,
    failure: 'Failed to discard your draft',
  }),
} as const;

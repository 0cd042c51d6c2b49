import { endpoint } from '../endpoint';
import { fileAnswer, nothing } from '../entities/answers';
import { publicListing, publicListingQuery } from '../entities/public-listing';

/** The calls of the public page of a listing, which loads no others, and of previews of its link. */
export const publicListingEndpoints = {
  get: endpoint({
    id: 'publicListings.get',
    capability: 'listing-links',
    method: 'GET',
    path: '/vehicle/public',
    access: 'public',
    summary: 'A published listing, for anyone who has its link',
    query: publicListingQuery,
    result: publicListing,
    failure: 'Failed to open the listing',
    built: true,
  }),
  photo: endpoint({
    id: 'publicListings.photo',
    capability: 'listing-links',
    method: 'GET',
    path: '/vehicle/public/photo',
    access: 'public',
    summary: 'Leads to the first photo of a published listing, for previews of its link',
    query: publicListingQuery,
    result: fileAnswer,
    failure: 'Failed to open the listing',
    kind: 'blob',
    built: true,
  }),
  recordOpen: endpoint({
    id: 'publicListings.recordOpen',
    capability: 'listing-links',
    method: 'POST',
    path: '/vehicle/public/open',
    access: 'public',
    summary: 'The public page of a listing tells that somebody opened it',
    body: publicListingQuery,
    result: nothing,
    failure: 'Failed to record the view',
    status: 202,
    built: true,
  }),
} as const;

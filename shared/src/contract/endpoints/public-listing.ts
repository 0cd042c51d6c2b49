import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { fileAnswer } from '../entities/answers';
import { uuid } from '../entities/primitives';
import { publicListing } from '../entities/public-listing';

/** The calls of the public page of a listing, which loads no others, and of previews of its link. */
export const publicListingEndpoints = {
  get: endpoint({
    id: 'publicListings.get',
    capability: 'listing-links',
    method: 'GET',
    path: '/vehicle/public',
    access: 'public',
    summary: 'A published listing, for anyone who has its link',
    query: v.object({ linkId: uuid }),
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
    query: v.object({ linkId: uuid }),
    result: fileAnswer,
    failure: 'Failed to open the listing',
    kind: 'blob',
    built: true,
  }),
} as const;

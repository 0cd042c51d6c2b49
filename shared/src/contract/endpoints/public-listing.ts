import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { uuid } from '../entities/primitives';
import { publicListing } from '../entities/public-listing';

/** The call of the public page of a listing, which loads no others. */
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
} as const;

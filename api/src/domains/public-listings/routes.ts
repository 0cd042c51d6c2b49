import { publicListingEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps';
import { route } from '../../plugins/route';
import { redirectToPhoto } from './redirect-to-photo';
import { readPublicListing } from './read-public-listing';
import { recordOpen } from './record-open';

export function registerPublicListings(app: FastifyInstance, deps: Deps): void {
  route(app, publicListingEndpoints.get, ({ query }) => readPublicListing(deps, query.linkId));
  route(app, publicListingEndpoints.photo, ({ query, reply }) => redirectToPhoto(deps, query.linkId, reply));
  route(app, publicListingEndpoints.recordOpen, ({ body, request }) =>
    recordOpen(deps, body.linkId, request.headers['user-agent']),
  );
}

import { listingDraftEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import { readDevice } from '../../../authentication/device';
import { parseDevice } from '../../../authentication/device-name';
import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { getDraft, listOwnDrafts } from './read-drafts';
import { removeDraft } from './remove-draft';
import { saveDraft } from './save-draft';

export function registerListingDrafts(app: FastifyInstance, deps: Deps): void {
  route(app, listingDraftEndpoints.list, ({ user }) => listOwnDrafts(deps, user));
  route(app, listingDraftEndpoints.get, ({ query, user }) => getDraft(deps, user, query));
  route(app, listingDraftEndpoints.save, ({ body, user, request }) =>
    saveDraft(deps, user, { ...body, device: parseDevice(readDevice(request).userAgent) }),
  );
  route(app, listingDraftEndpoints.remove, ({ query, user }) => removeDraft(deps, user, query));
}

import { listingDraftEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { discardDraft, getDraft, saveDraft } from './keep-draft';

export function registerListingDrafts(app: FastifyInstance, deps: Deps): void {
  route(app, listingDraftEndpoints.get, ({ user }) => getDraft(deps, user));
  route(app, listingDraftEndpoints.save, ({ body, user }) => saveDraft(deps, user, body));
  route(app, listingDraftEndpoints.remove, ({ user }) => discardDraft(deps, user));
}

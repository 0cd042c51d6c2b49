import { authEndpoints, srmCustomerEndpoints, srmCustomerLinkEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps';
import { route } from '../../plugins/route';
import { linkDetails } from './details';
import { refuseUsed } from './holder';
import { issueLink, linkState, mailLink, revokeLink } from './service';

export function registerCustomerLinks(app: FastifyInstance, deps: Deps): void {
  route(app, srmCustomerEndpoints.sendLink, ({ body, user }) => mailLink(deps, user, body));
  route(app, authEndpoints.temporaryToken, ({ body, user }) => issueLink(deps, user, body));
  route(app, srmCustomerLinkEndpoints.state, ({ query, user }) => linkState(deps, user, query));
  route(app, srmCustomerLinkEndpoints.revoke, ({ query, user }) => revokeLink(deps, user, query));
  route(app, srmCustomerLinkEndpoints.details, ({ linkHolder }) => linkDetails(deps, refuseUsed(linkHolder)));
}

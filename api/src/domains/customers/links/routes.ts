import {
  authEndpoints,
  fileEndpoints,
  srmCustomerEndpoints,
  srmCustomerLinkEndpoints,
} from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { customerDetails } from '../record/read';
import { changeCustomer } from '../record/service';
import { fileLinks, readUploads, type StoredFile, storeUpload, toReference, type Upload } from '../../files';
import { findLinkCustomer, linkDetails } from './details';
import { fillInByLink } from './fill-in';
import { refuseUsed } from './holder';
import { issueLink, linkState, mailLink, revokeLink } from './service';
import { storeByLink } from './store-by-link';

/** Includes the calls that a customer may make with a link instead of an agent's session. */
export function registerCustomerLinks(app: FastifyInstance, deps: Deps): void {
  route(app, srmCustomerEndpoints.get, (call) =>
    call.isByLink
      ? findLinkCustomer(deps, refuseUsed(call.linkHolder), call.query.customerId)
      : customerDetails(deps, call.user, call.query.customerId),
  );
  route(app, srmCustomerEndpoints.update, (call) =>
    call.isByLink
      ? fillInByLink(deps, call.linkHolder, call.body)
      : changeCustomer(deps, call.user, call.body),
  );
  route(app, fileEndpoints.uploadSingle, async (call) => {
    const store = call.isByLink
      ? (upload: Upload) => storeByLink(deps, refuseUsed(call.linkHolder), upload)
      : (upload: Upload) => storeUpload(deps, call.user.userId, upload);
    const [file] = await readUploads(call, call.query.kind, 1, store);
    return toReference(fileLinks(deps), file as StoredFile);
  });
  route(app, srmCustomerEndpoints.sendLink, ({ body, user }) => mailLink(deps, user, body));
  route(app, authEndpoints.temporaryToken, ({ body, user }) => issueLink(deps, user, body));
  route(app, srmCustomerLinkEndpoints.state, ({ query, user }) => linkState(deps, user, query));
  route(app, srmCustomerLinkEndpoints.revoke, ({ query, user }) => revokeLink(deps, user, query));
  route(app, srmCustomerLinkEndpoints.details, ({ linkHolder }) => linkDetails(deps, refuseUsed(linkHolder)));
}

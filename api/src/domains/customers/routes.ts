import { srmCustomerEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../deps';
import { route } from '../../plugins/route';
import { customerOfLink } from '../customer-links/details';
import { fillInByLink } from '../customer-links/fill-in';
import { refuseUsed } from '../customer-links/holder';
import { documentReads, eraseCustomer, exportCustomer } from './care';
import { customerChanges } from './changes';
import { sendCustomersWorkbook } from './excel';
import { importCustomers } from './import';
import { mergeCustomers } from './merge';
import { customerDetails, customersPage } from './read';
import { addCustomer, changeCustomer } from './service';

export function registerCustomers(app: FastifyInstance, deps: Deps): void {
  route(app, srmCustomerEndpoints.get, (call) =>
    call.isByLink
      ? customerOfLink(deps, refuseUsed(call.linkHolder), call.query.customerId)
      : customerDetails(deps, call.user, call.query.customerId),
  );
  route(app, srmCustomerEndpoints.create, ({ body, user }) => addCustomer(deps, user, body));
  route(app, srmCustomerEndpoints.update, (call) =>
    call.isByLink
      ? fillInByLink(deps, call.linkHolder, call.body)
      : changeCustomer(deps, call.user, call.body),
  );
  route(app, srmCustomerEndpoints.list, ({ query, user }) => customersPage(deps, user, query));
  route(app, srmCustomerEndpoints.merge, ({ body, user }) => mergeCustomers(deps, user, body));
  route(app, srmCustomerEndpoints.erase, ({ query, user }) => eraseCustomer(deps, user, query.customerId));
  route(app, srmCustomerEndpoints.exportData, ({ query, user }) =>
    exportCustomer(deps, user, query.customerId),
  );
  route(app, srmCustomerEndpoints.documentReads, ({ query, user }) =>
    documentReads(deps, user, query.customerId),
  );
  route(app, srmCustomerEndpoints.changes, ({ query, user }) =>
    customerChanges(deps, user, query.customerId),
  );
  route(app, srmCustomerEndpoints.downloadExcel, ({ query, user, reply }) =>
    sendCustomersWorkbook(deps, user, query, reply),
  );
  route(app, srmCustomerEndpoints.importRows, ({ body, user }) => importCustomers(deps, user, body));
}

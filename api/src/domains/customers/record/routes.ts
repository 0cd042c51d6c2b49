import { srmCustomerEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { documentReads, eraseCustomer, exportCustomer } from './care';
import { customerChanges } from './changes';
import { sendCustomersWorkbook } from './send-customers-workbook';
import { importCustomers } from './import';
import { customersPage } from './read';
import { addCustomer } from './service';

export function registerCustomers(app: FastifyInstance, deps: Deps): void {
  route(app, srmCustomerEndpoints.create, ({ body, user }) => addCustomer(deps, user, body));
  route(app, srmCustomerEndpoints.list, ({ query, user }) => customersPage(deps, user, query));
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

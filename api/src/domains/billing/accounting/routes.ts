import { srmAccountingEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { sendGstReturn, sendJournal, sendVatReturn } from './send-files';
import { getAccountingSummary } from './service';

export function registerAccounting(app: FastifyInstance, deps: Deps): void {
  route(app, srmAccountingEndpoints.summary, ({ query, user }) => getAccountingSummary(deps, user, query));
  route(app, srmAccountingEndpoints.journal, ({ query, user, reply }) =>
    sendJournal(deps, user, query, reply),
  );
  route(app, srmAccountingEndpoints.vatReturn, ({ query, user, reply }) =>
    sendVatReturn(deps, user, query, reply),
  );
  route(app, srmAccountingEndpoints.gstReturn, ({ query, user, reply }) =>
    sendGstReturn(deps, user, query, reply),
  );
}

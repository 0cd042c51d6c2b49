import { srmLedgerEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { sendReceipt } from './receipt';
import { addEntry, getTripLedger } from './service';

export function registerLedger(app: FastifyInstance, deps: Deps): void {
  route(app, srmLedgerEndpoints.get, ({ query, user }) => getTripLedger(deps, user, query.bookingId));
  route(app, srmLedgerEndpoints.add, ({ body, user }) => addEntry(deps, user, body));
  route(app, srmLedgerEndpoints.receipt, ({ query, user, reply }) =>
    sendReceipt(deps, user, query.entryId, reply),
  );
}

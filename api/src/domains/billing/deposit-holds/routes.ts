import { srmDepositHoldEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { sendConfirmation } from './confirmation';
import { authoriseDeposit, captureDeposit, releaseDeposit, renewDeposit } from './service';

export function registerDepositHolds(app: FastifyInstance, deps: Deps): void {
  route(app, srmDepositHoldEndpoints.authorise, ({ body, user }) => authoriseDeposit(deps, user, body));
  route(app, srmDepositHoldEndpoints.renew, ({ body, user }) => renewDeposit(deps, user, body));
  route(app, srmDepositHoldEndpoints.capture, ({ body, user }) => captureDeposit(deps, user, body));
  route(app, srmDepositHoldEndpoints.release, ({ body, user }) => releaseDeposit(deps, user, body));
  route(app, srmDepositHoldEndpoints.confirmation, ({ query, user, reply }) =>
    sendConfirmation(deps, user, query.holdId, reply),
  );
}

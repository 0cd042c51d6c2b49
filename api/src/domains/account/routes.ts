import { accountEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { readClientNetwork } from '../../plugins/client-network';
import { route } from '../../plugins/route';
import { planDeletion, undoDeletion } from './deletion';
import { changePassword } from './password';
import { changePhone } from './phone';
import { endSession, sessionsOf } from './sessions';

export function registerAccount(app: FastifyInstance, deps: Deps): void {
  route(app, accountEndpoints.changePassword, ({ body, user, request }) =>
    changePassword(deps, user, body, readClientNetwork(request.ip)),
  );
  route(app, accountEndpoints.changePhone, ({ body, user, request }) =>
    changePhone(deps, user, body, readClientNetwork(request.ip)),
  );
  route(app, accountEndpoints.sessions, ({ user }) => sessionsOf(deps, user));
  route(app, accountEndpoints.endSession, ({ params, user }) => endSession(deps, user, params.sessionId));
  route(app, accountEndpoints.requestDeletion, ({ body, user, request }) =>
    planDeletion(deps, user, body.currentPassword, readClientNetwork(request.ip)),
  );
  route(app, accountEndpoints.undoDeletion, ({ user }) => undoDeletion(deps, user));
}

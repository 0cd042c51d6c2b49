import { accountEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { listActivity } from '../activity/list-activity';
import { readDevice } from '../../../authentication/device';
import { changePassword } from './password';
import { changePhone } from './phone';
import { endSession, listSessions, signOut } from './sessions';

export function registerAccount(app: FastifyInstance, deps: Deps): void {
  route(app, accountEndpoints.changePassword, ({ body, user, request }) =>
    changePassword(deps, user, body, readDevice(request)),
  );
  route(app, accountEndpoints.changePhone, ({ body, user, request }) =>
    changePhone(deps, user, body, readDevice(request)),
  );
  route(app, accountEndpoints.sessions, ({ user }) => listSessions(deps, user));
  route(app, accountEndpoints.endSession, ({ params, user, request }) =>
    endSession(deps, user, params.sessionId, readDevice(request)),
  );
  route(app, accountEndpoints.signOut, ({ user, request }) => signOut(deps, user, readDevice(request)));
  route(app, accountEndpoints.activity, ({ query, user }) => listActivity(deps, user, query));
}

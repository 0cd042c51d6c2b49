import { authEndpoints } from '@portal/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { readClientNetwork } from '../../plugins/client-network';
import { route } from '../../plugins/route';
import { completeEmailChange, isOwnVerifiedEmail, startEmailChange } from './email-change';
import { logIn } from './login';
import { completeRegistration, startRegistration } from './registration';
import { requestReset, resetPassword, verifyReset } from './reset';
import { refreshSession, type Device } from './sessions';

const deviceOf = (request: FastifyRequest): Device => ({
  network: readClientNetwork(request.ip),
  userAgent: request.headers['user-agent'],
});

export function registerAuth(app: FastifyInstance, deps: Deps): void {
  route(app, authEndpoints.sendOtp, ({ body, request }) => startRegistration(deps, body, deviceOf(request)));
  route(app, authEndpoints.verifyOtp, ({ body, request }) =>
    completeRegistration(deps, body, deviceOf(request)),
  );
  route(app, authEndpoints.login, ({ body, request }) => logIn(deps, body, deviceOf(request)));
  route(app, authEndpoints.refresh, ({ body }) => refreshSession(deps, body.refreshToken));

  route(app, authEndpoints.requestReset, ({ body, request }) =>
    requestReset(deps, body.email, deviceOf(request)),
  );
  route(app, authEndpoints.verifyReset, ({ body, request }) => verifyReset(deps, body, deviceOf(request)));
  route(app, authEndpoints.resetPassword, ({ body }) => resetPassword(deps, body));

  route(app, authEndpoints.generateEmailOtp, ({ body, user, request }) =>
    startEmailChange(deps, user, body.email, deviceOf(request)),
  );
  route(app, authEndpoints.verifyEmailOtp, ({ body, user, request }) =>
    completeEmailChange(deps, user, body, deviceOf(request)),
  );
  route(app, authEndpoints.isEmailVerified, async ({ query, user }) => ({
    isVerified: await isOwnVerifiedEmail(deps, user, query.email),
  }));
}

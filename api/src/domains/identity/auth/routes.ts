import { authEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { readDevice } from '../../../authentication/device';
import { completeEmailChange, isOwnVerifiedEmail, startEmailChange } from './email-change';
import { logIn } from './log-in';
import { completeRegistration, startRegistration } from './registration';
import { requestReset, resetPassword, verifyReset } from './reset';
import { refreshSession } from './sessions';

export function registerAuth(app: FastifyInstance, deps: Deps): void {
  route(app, authEndpoints.sendOtp, ({ body, request }) =>
    startRegistration(deps, body, readDevice(request)),
  );
  route(app, authEndpoints.verifyOtp, ({ body, request }) =>
    completeRegistration(deps, body, readDevice(request)),
  );
  route(app, authEndpoints.login, ({ body, request }) => logIn(deps, body, readDevice(request)));
  route(app, authEndpoints.refresh, ({ body }) => refreshSession(deps, body.refreshToken));

  route(app, authEndpoints.requestReset, ({ body, request }) =>
    requestReset(deps, body.email, readDevice(request)),
  );
  route(app, authEndpoints.verifyReset, ({ body, request }) => verifyReset(deps, body, readDevice(request)));
  route(app, authEndpoints.resetPassword, ({ body, request }) =>
    resetPassword(deps, body, readDevice(request)),
  );

  route(app, authEndpoints.generateEmailOtp, ({ body, user, request }) =>
    startEmailChange(deps, user, body.email, readDevice(request)),
  );
  route(app, authEndpoints.verifyEmailOtp, ({ body, user, request }) =>
    completeEmailChange(deps, user, body, readDevice(request)),
  );
  route(app, authEndpoints.isEmailVerified, async ({ query, user }) => ({
    isVerified: await isOwnVerifiedEmail(deps, user, query.email),
  }));
}

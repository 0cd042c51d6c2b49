import { passkeyEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { readDevice } from '../../../authentication/device';
import { addPasskey, startPasskey } from './add-passkey';
import { listPasskeys, removePasskey, renamePasskey } from './manage-passkeys';
import { createRecoveryCodes, redeemRecoveryCode } from './recovery-codes';
import { signInWithPasskey, startPasskeySignIn } from './sign-in-with-passkey';

export function registerPasskeys(app: FastifyInstance, deps: Deps): void {
  route(app, passkeyEndpoints.list, ({ user }) => listPasskeys(deps, user));
  route(app, passkeyEndpoints.options, ({ body, user, request }) =>
    startPasskey(deps, user, body.currentPassword, readDevice(request)),
  );
  route(app, passkeyEndpoints.add, ({ body, user, request }) =>
    addPasskey(deps, user, body, readDevice(request)),
  );
  route(app, passkeyEndpoints.rename, ({ params, body, user }) =>
    renamePasskey(deps, user, params.passkeyId, body.name),
  );
  route(app, passkeyEndpoints.remove, ({ params, body, user, request }) =>
    removePasskey(deps, user, params.passkeyId, body.currentPassword, readDevice(request)),
  );
  route(app, passkeyEndpoints.createRecoveryCodes, ({ body, user, request }) =>
    createRecoveryCodes(deps, user, body.currentPassword, readDevice(request)),
  );
  route(app, passkeyEndpoints.signInOptions, () => startPasskeySignIn(deps));
  route(app, passkeyEndpoints.signIn, ({ body, request }) =>
    signInWithPasskey(deps, body.credential, readDevice(request)),
  );
  route(app, passkeyEndpoints.redeemRecoveryCode, ({ body, request }) =>
    redeemRecoveryCode(deps, body, readDevice(request)),
  );
}

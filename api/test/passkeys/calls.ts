import {
  passkeyEndpoints,
  type CredentialOptions,
  type Passkey,
  type PasskeyList,
  type SignedIn,
} from '@portal/shared/contract';
import type { TestAgent } from '../harness/agents';
import type { TestAuthenticator } from '../harness/authenticator';
import type { TestApp } from '../harness/start-test-app';

/** An agent's calls for passkeys. */
export function passkeyCalls(app: TestApp, { token, password }: Pick<TestAgent, 'token' | 'password'>) {
  const ask = (currentPassword = password) =>
    app.client<CredentialOptions>(passkeyEndpoints.options, { token, body: { currentPassword } });
  const send = (credential: unknown, name = 'Front desk') =>
    app.client<{ passkey: Passkey; recoveryCodes: string[] | null }>(passkeyEndpoints.add, {
      token,
      body: { name, credential },
    });
  return {
    ask,
    send,
    add: async (authenticator: TestAuthenticator, name?: string) =>
      send(authenticator.create((await ask()).result), name),
    list: async () => (await app.client<PasskeyList>(passkeyEndpoints.list, { token })).result,
    rename: (passkeyId: string, name: string) =>
      app.client<Passkey>(passkeyEndpoints.rename, { token, params: { passkeyId }, body: { name } }),
    remove: (passkeyId: string, currentPassword = password) =>
      app.client(passkeyEndpoints.remove, { token, params: { passkeyId }, body: { currentPassword } }),
    codes: (currentPassword = password) =>
      app.client<{ codes: string[] }>(passkeyEndpoints.createRecoveryCodes, {
        token,
        body: { currentPassword },
      }),
  };
}

export const askSignIn = async (app: TestApp) =>
  (await app.client<CredentialOptions>(passkeyEndpoints.signInOptions)).result;

export const sendSignIn = (app: TestApp, credential: unknown) =>
  app.client<SignedIn>(passkeyEndpoints.signIn, { body: { credential } });

export const signInWith = async (app: TestApp, authenticator: TestAuthenticator) =>
  sendSignIn(app, authenticator.get(await askSignIn(app)));

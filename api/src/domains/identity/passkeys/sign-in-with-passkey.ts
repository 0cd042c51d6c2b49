import {
  limits,
  type CredentialOptions,
  type passkeySignInBody,
  type SignedIn,
} from '@portal/shared/contract';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { Transaction } from 'kysely';
import type * as v from 'valibot';
import type { Database } from '../../../database/schema';
import type { Deps } from '../../../deps';
import { AppProblem } from '../../../plugins/problem';
import { recordFailedSignIn } from '../activity/record-activity';
import type { Device } from '../../../authentication/device';
import { signIn } from '../auth/sign-in';
import { keepChallenge, takeChallenge } from './challenges';
import { updatePasskey } from './passkey-repository';
import { openWebAuthn, type WebAuthn } from './open-web-authn';

type Credential = v.InferOutput<typeof passkeySignInBody>['credential'];

/** The same for everybody: the browser knows which passkeys it has, and the answer reveals no accounts. */
export async function startPasskeySignIn(deps: Deps): Promise<CredentialOptions> {
  const { party, library } = await openWebAuthn(deps);
  const options = await library.generateAuthenticationOptions({
    rpID: party.id,
    timeout: limits.passkey.challengeLife,
    userVerification: 'required',
  });
  await keepChallenge(deps, options.challenge, null);
  return { ...options };
}

export async function signInWithPasskey(
  deps: Deps,
  credential: Credential,
  device: Device,
): Promise<SignedIn> {
  const webAuthn = await openWebAuthn(deps);
  const challenge = await takeChallenge(deps, credential.response.clientDataJSON, null);
  const outcome = await deps.db.transaction().execute(async (trx) => {
    const found = await findPasskey(trx, credential.id);
    if (found === undefined) return { refusedUserId: null };
    const verified = await verify(webAuthn, credential, challenge, found);
    if (verified === null) return { refusedUserId: found.userId };
    await updatePasskey(trx, found.id, { ...verified, lastUsedAt: deps.clock.now() });
    return signIn(deps, trx, { ...found, id: found.userId }, device, found.name);
  });
  if (!('refusedUserId' in outcome)) return outcome;
  if (outcome.refusedUserId !== null) recordFailedSignIn(deps, outcome.refusedUserId, device);
  throw new AppProblem('wrong_credentials', 'This passkey was not accepted. Log in with your password.');
}

/** Locked, so that two answers with the same count are handled one after the other. */
const findPasskey = (trx: Transaction<Database>, credentialId: string) =>
  trx
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'passkeys.userId')
    .select(['passkeys.id', 'passkeys.userId', 'passkeys.credentialId', 'passkeys.publicKey'])
    .select(['passkeys.counter', 'passkeys.name', 'users.role', 'users.email', 'users.locale'])
    .where('passkeys.credentialId', '=', credentialId)
    .where('users.deletedAt', 'is', null)
    .forUpdate('passkeys')
    .executeTakeFirst();

type Found = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/**
 * What to store of the passkey; null when the answer is wrong, or when its count shows that the key was
 * copied.
 */
async function verify(
  { party, library }: WebAuthn,
  credential: Credential,
  expectedChallenge: string,
  { credentialId, publicKey, counter, userId }: Found,
): Promise<{ counter: number; isSynced: boolean } | null> {
  const { userHandle } = credential.response;
  // A browser that names the owner of its passkey must not name another one.
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== userId) return null;
  const result = await library
    .verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} } as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    })
    .catch(() => null);
  if (!result?.verified) return null;
  const { newCounter, credentialBackedUp } = result.authenticationInfo;
  return { counter: newCounter, isSynced: credentialBackedUp };
}

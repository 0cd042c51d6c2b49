import {
  limits,
  type addPasskeyBody,
  type CredentialOptions,
  type passkeyAdded,
} from '@portal/shared/contract';
import type { RegistrationResponseJSON } from '@simplewebauthn/server';
import type * as v from 'valibot';
import { newId } from '../../../database/ids';
import type { Actor, Deps } from '../../../deps';
import { passkeyAddedMail } from '../../../mail/account-templates';
import { isUniqueViolation } from '../../../plugins/database-errors';
import { AppProblem } from '../../../plugins/problem';
import { verifyOwner } from '../account/owner';
import { recordActivity } from '../activity/record-activity';
import type { Device } from '../../../authentication/device';
import { runForOwner } from '../auth/readers-language';
import { keepChallenge, takeChallenge } from './challenges';
import { insertPasskey } from './passkey-repository';
import { hasRecoveryCodes, replaceRecoveryCodes } from './recovery-codes';
import { openWebAuthn } from './open-web-authn';
import { viewPasskey } from './view-passkey';

type Added = v.InferOutput<typeof passkeyAdded>;
/** One algorithm for each platform's preference: Ed25519, P-256 and RSA. */
const ALGORITHMS = [-8, -7, -257];
const BRAND = 'Fleetdesk';

/** Checks the password, and returns what the browser needs to make a passkey. */
export async function startPasskey(
  deps: Deps,
  user: Actor,
  currentPassword: string,
  device: Device,
): Promise<CredentialOptions> {
  const { party, library } = await openWebAuthn(deps);
  const owner = await verifyOwner(deps, user, currentPassword, device.network);
  const existing = await deps.db
    .selectFrom('passkeys')
    .select(['credentialId', 'transports'])
    .where('userId', '=', user.userId)
    .execute();
  if (existing.length >= limits.passkey.perAccount) throw tooMany();
  const options = await library.generateRegistrationOptions({
    rpName: BRAND,
    rpID: party.id,
    userID: new TextEncoder().encode(user.userId),
    userName: owner.phoneNumber,
    userDisplayName: owner.email,
    timeout: limits.passkey.challengeLife,
    attestationType: 'none',
    excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    // Found without a phone number, and unlocked with a finger, a face or a PIN: it replaces the password.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  await keepChallenge(deps, options.challenge, user);
  return { ...options };
}

export async function addPasskey(
  deps: Deps,
  user: Actor,
  { name, credential }: v.InferOutput<typeof addPasskeyBody>,
  device: Device,
): Promise<Added> {
  const { party, library } = await openWebAuthn(deps);
  const expectedChallenge = await takeChallenge(deps, credential.response.clientDataJSON, user);
  const verified = await library
    .verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} } as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    .catch(() => null);
  if (!verified?.verified)
    throw new AppProblem('invalid_input', 'This passkey could not be verified. Start again.');
  const { credential: made, credentialBackedUp } = verified.registrationInfo;
  try {
    return await deps.db.transaction().execute(async (trx) => {
      // Two simultaneous calls would both see that there is room for one more.
      const owner = await trx
        .selectFrom('users')
        .select(['email', 'locale'])
        .where('id', '=', user.userId)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const { count } = await trx
        .selectFrom('passkeys')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('userId', '=', user.userId)
        .executeTakeFirstOrThrow();
      if (count >= limits.passkey.perAccount) throw tooMany();
      const row = await insertPasskey(trx, {
        id: newId(),
        userId: user.userId,
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey),
        counter: made.counter,
        transports: credential.response.transports ?? [],
        name,
        isSynced: credentialBackedUp,
        createdAt: deps.clock.now(),
      });
      await recordActivity(deps, trx, { ...user, kind: 'passkey_added', device, subject: { name } });
      const isFirst = !(await hasRecoveryCodes(trx, user.userId));
      const codes = isFirst ? await replaceRecoveryCodes(deps, trx, user, device) : null;
      await deps.mail.send(
        runForOwner(owner, () => passkeyAddedMail(owner.email, name)),
        trx,
      );
      return { passkey: viewPasskey(row), recoveryCodes: codes };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'passkeys_credential_id'))
      throw new AppProblem('conflict', 'This passkey is in use already.');
    throw error;
  }
}

const tooMany = () =>
  new AppProblem('conflict', 'Your account has reached the limit of passkeys. Remove one first.');

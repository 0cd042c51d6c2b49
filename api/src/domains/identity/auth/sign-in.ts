import type { SignedIn } from '@portal/shared/contract';
import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema';
import type { Deps } from '../../../deps';
import { formatMailMoment } from '../../../mail/format-mail-moment';
import { newDeviceMail } from '../../../mail/account-templates';
import { describeDevice, parseDevice } from '../../../authentication/device-name';
import { recordActivity } from '../activity/record-activity';
import { shortenNetwork } from '../activity/shorten-network';
import type { Device } from '../../../authentication/device';
import { runForOwner } from './readers-language';
import { startSession, type SessionUser } from './sessions';

interface Owner extends SessionUser {
  readonly email: string;
  readonly locale: string;
}

/**
 * Begins a session of an owner who proved their identity. A mail reports a device that the account did not
 * sign in from before.
 */
export async function signIn(
  deps: Deps,
  trx: Transaction<Database>,
  owner: Owner,
  device: Device,
  passkeyName?: string,
): Promise<SignedIn> {
  const isKnown = await isKnownDevice(trx, owner.id, device);
  const { sessionId, ...tokens } = await startSession(deps, trx, owner, device);
  await recordActivity(deps, trx, {
    userId: owner.id,
    kind: 'signed_in',
    device,
    sessionId,
    ...(passkeyName !== undefined && { subject: { name: passkeyName } }),
  });
  if (!isKnown)
    await deps.mail.send(
      // In the previous language: the person who signed in may not be the owner.
      runForOwner(owner, () => newDeviceMail(owner.email, describeSignIn(deps, device))),
      trx,
    );
  return { ...tokens, userId: owner.id };
}

/**
 * The same browser and system from the same network. In doubt it sends a mail too many: nobody signs in
 * often.
 */
async function isKnownDevice(trx: Transaction<Database>, userId: string, device: Device): Promise<boolean> {
  const { browser, system } = parseDevice(device.userAgent);
  const known = await trx
    .selectFrom('accountActivity')
    .select('id')
    .where('userId', '=', userId)
    .where('kind', 'in', ['registered', 'signed_in'])
    .where('browser', '=', browser)
    .where('system', '=', system)
    .where('network', 'is not distinct from', shortenNetwork(device.network))
    .limit(1)
    .executeTakeFirst();
  return known !== undefined;
}

function describeSignIn({ country, clock }: Deps, { userAgent, network }: Device) {
  return {
    device: describeDevice(parseDevice(userAgent)),
    network: shortenNetwork(network) ?? network,
    moment: formatMailMoment(country, clock.now()),
  };
}

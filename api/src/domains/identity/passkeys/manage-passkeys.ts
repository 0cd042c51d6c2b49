import type { Passkey, PasskeyList } from '@portal/shared/contract';
import type { Actor, Deps } from '../../../deps';
import { passkeyRemovedMail } from '../../../mail/account-templates';
import { notFound } from '../../../plugins/problem';
import { verifyOwner } from '../account/owner';
import { recordActivity } from '../activity/record-activity';
import type { Device } from '../../../authentication/device';
import { runForOwner } from '../auth/readers-language';
import { deleteOwnPasskey, renameOwnPasskey } from './passkey-repository';
import { countRecoveryCodes } from './recovery-codes';
import { viewPasskey } from './view-passkey';

export async function listPasskeys({ db }: Deps, { userId }: Actor): Promise<PasskeyList> {
  const rows = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return { list: rows.map(viewPasskey), recoveryCodesLeft: await countRecoveryCodes(db, userId) };
}

export async function renamePasskey(
  { db }: Deps,
  { userId }: Actor,
  id: string,
  name: string,
): Promise<Passkey> {
  const row = await renameOwnPasskey(db, userId, id, name);
  if (row === undefined) throw notFound('This passkey');
  return viewPasskey(row);
}

/** Requires the password: a stolen session alone must not remove the owner's way to sign in. */
export async function removePasskey(
  deps: Deps,
  user: Actor,
  id: string,
  currentPassword: string,
  device: Device,
): Promise<void> {
  const own = await deps.db
    .selectFrom('passkeys')
    .select('id')
    .where('id', '=', id)
    .where('userId', '=', user.userId)
    .executeTakeFirst();
  if (own === undefined) throw notFound('This passkey');
  const owner = await verifyOwner(deps, user, currentPassword, device.network);
  await deps.db.transaction().execute(async (trx) => {
    const removed = await deleteOwnPasskey(trx, user.userId, id);
    if (removed === undefined) throw notFound('This passkey');
    const { name } = removed;
    await recordActivity(deps, trx, { ...user, kind: 'passkey_removed', device, subject: { name } });
    await deps.mail.send(
      runForOwner(owner, () => passkeyRemovedMail(owner.email, name)),
      trx,
    );
  });
}

import type { Deps } from '../../deps';
import { accountDeletedMail } from '../../mail/account-templates';
import { deleteCodesByEmail, deleteUser, runForOwner } from '../identity';
import { deleteCompany } from '../company';
import { keepInvoices, readIssuedLogos } from '../billing';
import { removeObjects } from '../files';

/**
 * Permanently deletes accounts whose time is up: first their rows, then their stored files. What the law
 * requires is kept separately.
 */
export async function deleteAccounts(deps: Deps): Promise<void> {
  const due = await deps.db
    .selectFrom('users')
    .select('id')
    .where('deletesAt', '<=', deps.clock.now())
    .orderBy('deletesAt')
    .execute();
  for (const { id } of due) await deleteAccount(deps, id);
}

async function deleteAccount(deps: Deps, userId: string): Promise<void> {
  const logos = await readIssuedLogos(deps, userId);
  const files = await deps.db.transaction().execute(async (trx) => {
    // Checked again under the lock, since the owner may have kept the account at the last moment.
    const user = await trx
      .selectFrom('users')
      .select(['email', 'locale'])
      .where('id', '=', userId)
      .where('deletesAt', '<=', deps.clock.now())
      .forUpdate()
      .executeTakeFirst();
    if (user === undefined) return [];
    const stored = await trx.selectFrom('files').selectAll().where('ownerId', '=', userId).execute();
    await keepInvoices(deps, trx, userId, logos);
    await deleteCompany(trx, userId);
    await deleteCodesByEmail(trx, user.email);
    await deleteUser(trx, userId);
    await deps.mail.send(
      runForOwner(user, () => accountDeletedMail(user.email)),
      trx,
    );
    return stored;
  });
  for (const file of files) await removeObjects(deps, file);
}

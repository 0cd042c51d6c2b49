import { limits } from '@portal/shared/contract';
import { defaultLocale, tagOf } from '@portal/shared/i18n/locales';
import type { Actor, Deps } from '../../deps';
import { language } from '../../language/reader';
import { deletionPlannedMail, deletionUndoneMail } from '../../mail/account-templates';
import { endSessions } from '../auth/sessions';
import { hideAllOf } from '../listings/hide-all';
import { provenOwner } from './owner';

/** Hides the listings and ends the other sessions at once, and everything else when the time is up. Asked again, the day stays. */
export async function planDeletion(
  deps: Deps,
  user: Actor,
  currentPassword: string,
  network: string,
): Promise<{ deletesAt: string }> {
  const owner = await provenOwner(deps, user, currentPassword, network);
  if (owner.deletesAt !== null) return { deletesAt: owner.deletesAt.toISOString() };
  const now = deps.clock.now();
  const deletesAt = new Date(now.getTime() + limits.account.deletionGrace);
  await deps.db.transaction().execute(async (trx) => {
    await trx.updateTable('users').set({ deletesAt, updatedAt: now }).where('id', '=', user.userId).execute();
    if (user.companyId !== null) await hideAllOf(trx, user.companyId, now);
    await endSessions(trx, user.userId, now, 'deletion_planned', user.sessionId);
    await deps.mail.send(deletionPlannedMail(owner.email, dayOf(deps, deletesAt)), trx);
  });
  return { deletesAt: deletesAt.toISOString() };
}

const dayOf = ({ country }: Deps, moment: Date): string =>
  new Intl.DateTimeFormat(language() === defaultLocale ? country.locale : tagOf(language()), {
    dateStyle: 'long',
    timeZone: country.timeZone,
  }).format(moment);

/** The listings stay hidden: which of them are still for rent is the owner's to say. */
export async function undoDeletion(deps: Deps, { userId }: Actor): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const kept = await trx
      .updateTable('users')
      .set({ deletesAt: null, updatedAt: deps.clock.now() })
      .where('id', '=', userId)
      .where('deletesAt', 'is not', null)
      .returning('email')
      .executeTakeFirst();
    if (kept) await deps.mail.send(deletionUndoneMail(kept.email), trx);
  });
}

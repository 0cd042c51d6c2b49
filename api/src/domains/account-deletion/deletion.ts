import { limits } from '@portal/shared/contract';
import type { Actor, Deps } from '../../deps';
import { formatMailDay } from '../../mail/format-mail-moment';
import { deletionPlannedMail, deletionUndoneMail } from '../../mail/account-templates';
import {
  cancelDeletion,
  endSessions,
  runForOwner,
  verifyOwner,
  recordActivity,
  updateUser,
} from '../identity';
import type { Device } from '../../authentication/device';
import { hideAllListings } from '../catalogue';

/**
 * Hides the listings and ends the other sessions at once, and deletes the rest when the time is up. A second
 * request keeps the day.
 */
export async function planDeletion(
  deps: Deps,
  user: Actor,
  currentPassword: string,
  device: Device,
): Promise<{ deletesAt: string }> {
  const owner = await verifyOwner(deps, user, currentPassword, device.network);
  if (owner.deletesAt !== null) return { deletesAt: owner.deletesAt.toISOString() };
  const now = deps.clock.now();
  const deletesAt = new Date(now.getTime() + limits.account.deletionGrace);
  await deps.db.transaction().execute(async (trx) => {
    await updateUser(trx, user.userId, { deletesAt, updatedAt: now });
    if (user.companyId !== null) await hideAllListings(trx, user.companyId, now);
    await endSessions(trx, user.userId, now, 'deletion_planned', user.sessionId);
    await recordActivity(deps, trx, { ...user, kind: 'deletion_planned', device });
    await deps.mail.send(
      runForOwner(owner, () => deletionPlannedMail(owner.email, formatMailDay(deps.country, deletesAt))),
      trx,
    );
  });
  return { deletesAt: deletesAt.toISOString() };
}

/** The listings stay hidden: the owner decides which of them are still for rent. */
export async function undoDeletion(deps: Deps, user: Actor, device: Device): Promise<void> {
  await deps.db.transaction().execute(async (trx) => {
    const kept = await cancelDeletion(trx, user.userId, deps.clock.now());
    if (!kept) return;
    await recordActivity(deps, trx, { ...user, kind: 'deletion_cancelled', device });
    await deps.mail.send(
      runForOwner(kept, () => deletionUndoneMail(kept.email)),
      trx,
    );
  });
}

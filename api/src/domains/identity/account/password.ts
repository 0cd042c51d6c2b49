import type { changePasswordBody } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Actor, Deps } from '../../../deps';
import { passwordChangedMail } from '../../../mail/account-templates';
import { invalidField } from '../../../plugins/problem';
import { recordActivity } from '../activity/record-activity';
import type { Device } from '../../../authentication/device';
import { hashPassword, refuseCommonPassword } from '../auth/passwords';
import { runForOwner } from '../auth/readers-language';
import { endSessions } from '../auth/session-repository';
import { updateUser } from '../auth/user-repository';
import { verifyOwner } from './owner';

/** Every other session ends; the calling one continues. */
export async function changePassword(
  deps: Deps,
  user: Actor,
  { currentPassword, password }: v.InferOutput<typeof changePasswordBody>,
  device: Device,
): Promise<void> {
  await refuseCommonPassword(password);
  const owner = await verifyOwner(deps, user, currentPassword, device.network);
  if (password === currentPassword)
    throw invalidField('password', 'This is your password already. Choose another.');
  const passwordHash = await hashPassword(password);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    await updateUser(trx, user.userId, { passwordHash, updatedAt: now });
    await endSessions(trx, user.userId, now, 'password_change', user.sessionId);
    await recordActivity(deps, trx, { ...user, kind: 'password_changed', device });
    await deps.mail.send(
      runForOwner(owner, () => passwordChangedMail(owner.email)),
      trx,
    );
  });
}

import type { changePhoneBody } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Actor, Deps } from '../../deps';
import { phoneChangedMail } from '../../mail/account-templates';
import { takenProblem } from '../auth/accounts';
import { normalisePhone } from '../auth/phones';
import { provenOwner } from './owner';

/** The number one logs in with. The own one again changes nothing. */
export async function changePhone(
  deps: Deps,
  user: Actor,
  body: v.InferOutput<typeof changePhoneBody>,
  network: string,
): Promise<{ phoneNumber: string }> {
  const phoneNumber = normalisePhone(body.phoneNumber);
  const owner = await provenOwner(deps, user, body.currentPassword, network);
  if (phoneNumber === owner.phoneNumber) return { phoneNumber };
  const now = deps.clock.now();
  try {
    await deps.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('users')
        .set({ phoneNumber, updatedAt: now })
        .where('id', '=', user.userId)
        .execute();
      await deps.mail.send(phoneChangedMail(owner.email, phoneNumber), trx);
    });
  } catch (error) {
    throw takenProblem(error);
  }
  return { phoneNumber };
}

import type { changePhoneBody } from '@portal/shared/contract';
import type * as v from 'valibot';
import type { Actor, Deps } from '../../../deps';
import { phoneChangedMail } from '../../../mail/account-templates';
import { recordActivity } from '../activity/record-activity';
import { toTakenProblem } from '../auth/accounts';
import type { Device } from '../../../authentication/device';
import { normalisePhone } from '../auth/phones';
import { runForOwner } from '../auth/readers-language';
import { updateUser } from '../auth/user-repository';
import { verifyOwner } from './owner';

/** The phone number for the login. Setting the same number again changes nothing. */
export async function changePhone(
  deps: Deps,
  user: Actor,
  body: v.InferOutput<typeof changePhoneBody>,
  device: Device,
): Promise<{ phoneNumber: string }> {
  const phoneNumber = normalisePhone(body.phoneNumber);
  const owner = await verifyOwner(deps, user, body.currentPassword, device.network);
  if (phoneNumber === owner.phoneNumber) return { phoneNumber };
  const now = deps.clock.now();
  try {
    await deps.db.transaction().execute(async (trx) => {
      await updateUser(trx, user.userId, { phoneNumber, updatedAt: now });
      await recordActivity(deps, trx, { ...user, kind: 'phone_changed', device });
      await deps.mail.send(
        runForOwner(owner, () => phoneChangedMail(owner.email, phoneNumber)),
        trx,
      );
    });
  } catch (error) {
    throw toTakenProblem(error);
  }
  return { phoneNumber };
}

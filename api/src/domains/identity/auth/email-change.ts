import type { Transaction } from 'kysely';
import type { Database } from '../../../database/schema';
import type { Actor, Deps } from '../../../deps';
import { emailChangedMail, emailLeftMail } from '../../../mail/account-templates';
import { emailChangeMail } from '../../../mail/templates';
import { invalidField } from '../../../plugins/problem';
import { recordActivity } from '../activity/record-activity';
import { emailTaken, findUser, toTakenProblem } from './accounts';
import { codeMinutes, codeSentAnswer, issueCode, redeemCode } from './codes';
import type { Device } from '../../../authentication/device';
import { runForOwner } from './readers-language';
import { updateUser } from './user-repository';

export async function startEmailChange(
  deps: Deps,
  user: Actor,
  email: string,
  device: Device,
): Promise<typeof codeSentAnswer> {
  const holder = await findUser(deps.db, 'email', email);
  if (holder?.id === user.userId)
    throw invalidField('email', 'This is your e-mail address already.', 'conflict');
  if (holder) throw emailTaken();
  await deps.db.transaction().execute(async (trx) => {
    const code = await issueCode(
      deps,
      trx,
      { purpose: 'change_email', email, userId: user.userId },
      device.network,
    );
    await deps.mail.send(emailChangeMail({ to: email, code, minutes: codeMinutes }), trx);
  });
  return codeSentAnswer;
}

export async function completeEmailChange(
  deps: Deps,
  user: Actor,
  { email, otp }: { email: string; otp: string },
  device: Device,
): Promise<{ email: string }> {
  const redemption = {
    purpose: 'change_email',
    email,
    userId: user.userId,
    otp,
    network: device.network,
  } as const;
  try {
    await redeemCode(deps, redemption, (trx) => changeEmail(deps, trx, user, email, device));
  } catch (error) {
    throw toTakenProblem(error);
  }
  return { email };
}

async function changeEmail(
  deps: Deps,
  trx: Transaction<Database>,
  { userId, sessionId }: Actor,
  email: string,
  device: Device,
): Promise<void> {
  const now = deps.clock.now();
  const owner = await trx
    .selectFrom('users')
    .select(['email', 'locale'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  await updateUser(trx, userId, { email, emailVerifiedAt: now, updatedAt: now });
  await recordActivity(deps, trx, { userId, kind: 'email_changed', device, sessionId });
  // The old address first: its reader may be the only one who knows that the owner did not do this.
  for (const mail of runForOwner(owner, () => [emailLeftMail(owner.email), emailChangedMail(email)]))
    await deps.mail.send(mail, trx);
}

/** Only for the own address: the owner of another address is never revealed. */
export async function isOwnVerifiedEmail({ db }: Deps, user: Actor, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', user.userId)
    .where('email', '=', email)
    .where('emailVerifiedAt', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

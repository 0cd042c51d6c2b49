import type { Actor, Deps } from '../../deps';
import { emailChangeMail } from '../../mail/templates';
import { invalidField } from '../../plugins/problem';
import { emailTaken, findUser, takenProblem } from './accounts';
import { codeMinutes, codeSentAnswer, issueCode, redeemCode } from './codes';
import type { Device } from './sessions';

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
  { network }: Device,
): Promise<{ email: string }> {
  const now = deps.clock.now();
  try {
    await redeemCode(deps, { purpose: 'change_email', email, userId: user.userId, otp, network }, (trx) =>
      trx
        .updateTable('users')
        .set({ email, emailVerifiedAt: now, updatedAt: now })
        .where('id', '=', user.userId)
        .execute(),
    );
  } catch (error) {
    throw takenProblem(error);
  }
  return { email };
}

/** Only of the own address: whose another one is, is nobody's business. */
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

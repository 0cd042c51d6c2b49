import type { Deps } from '../../../deps';
import { passwordResetMail } from '../../../mail/account-templates';
import { resetMail } from '../../../mail/templates';
import { AppProblem } from '../../../plugins/problem';
import { recordActivity } from '../activity/record-activity';
import { findUser } from './accounts';
import { deleteResetCode } from './code-repository';
import { codeMinutes, codeSentAnswer, issueCode, redeemCode } from './codes';
import type { Device } from '../../../authentication/device';
import { hashPassword, refuseCommonPassword } from './passwords';
import { runForOwner } from './readers-language';
import { endSessions } from './session-repository';
import { readReset, signReset, tokenIssuer } from '../../../authentication/tokens';
import { updateUser } from './user-repository';

/**
 * The same for an unknown address. It gets a code that nobody receives, so that limits and tries answer the
 * same, and the mail, which only a known address gets, is written after the answer.
 */
export async function requestReset(
  deps: Deps,
  email: string,
  device: Device,
): Promise<typeof codeSentAnswer> {
  const user = await findUser(deps.db, 'email', email);
  const code = await deps.db
    .transaction()
    .execute((trx) =>
      issueCode(deps, trx, { purpose: 'reset', email, userId: user?.id ?? null }, device.network),
    );
  if (user) deps.background.run(() => deps.mail.send(resetMail({ to: email, code, minutes: codeMinutes })));
  return codeSentAnswer;
}

export async function verifyReset(
  deps: Deps,
  { email, otp }: { email: string; otp: string },
  { network }: Device,
): Promise<{ resetToken: string }> {
  const codeId = await redeemCode(
    deps,
    { purpose: 'reset', email, otp, network },
    async (_trx, code) => code.id,
  );
  const issuer = tokenIssuer(deps.config.jwtSecret, deps.country.id, deps.clock);
  return { resetToken: await signReset(issuer, codeId) };
}

/**
 * Works once: the code behind the token is deleted in the same transaction. Every session of the account
 * ends.
 */
export async function resetPassword(
  deps: Deps,
  { resetToken, password }: { resetToken: string; password: string },
  device: Device,
): Promise<void> {
  await refuseCommonPassword(password);
  const codeId = await readReset(tokenIssuer(deps.config.jwtSecret, deps.country.id, deps.clock), resetToken);
  if (codeId === null) throw expired();
  const passwordHash = await hashPassword(password);
  const now = deps.clock.now();
  await deps.db.transaction().execute(async (trx) => {
    const code = await deleteResetCode(trx, codeId);
    if (!code?.userId) throw expired();
    const owner = await updateUser(trx, code.userId, { passwordHash, updatedAt: now });
    await endSessions(trx, owner.id, now, 'password_reset');
    await recordActivity(deps, trx, { userId: owner.id, kind: 'password_reset', device });
    await deps.mail.send(
      runForOwner(owner, () => passwordResetMail(owner.email)),
      trx,
    );
  });
}

const expired = () => new AppProblem('code_expired', 'This password reset is no longer valid. Start again.');

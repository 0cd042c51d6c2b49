import { engineLimits, limits, type EngineContact } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { engineContactChangedMail, engineContactMail } from '../../../mail/engine-templates';
import { AppProblem, invalidField } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { deleteContact, updateContact, upsertPendingContact } from './contact-repository';
import { createCode, isRightCode, refuseCode } from './engine-code';
import { readContact } from './read-engine';
import { requireCommands } from './require-commands';

const describeCode = (companyId: string, email: string) => `contact ${companyId} ${email}`;

async function readOwnEmail(db: Db, { userId }: Actor): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

/** Who counted until now stays until the new one is confirmed. @throws AppProblem for the address of the account */
export async function nameContact(deps: Deps, user: Actor, email: string): Promise<EngineContact> {
  requireCommands(deps);
  const companyId = requireCompany(user);
  const { db, config, clock } = deps;
  if (email === (await readOwnEmail(db, user)).toLowerCase())
    throw invalidField('email', 'The second person needs an e-mail address of their own.', 'conflict');
  const { code, codeHash } = createCode(config, describeCode(companyId, email));
  const codeExpiresAt = new Date(clock.now().getTime() + limits.oneTimeCode.life);
  await db.transaction().execute(async (trx) => {
    await upsertPendingContact(trx, { companyId, pendingEmail: email, codeHash, codeExpiresAt });
    await deps.mail.send(engineContactMail({ to: email, code }), trx);
  });
  return readContact(db, companyId);
}

async function takeTry(trx: Db, companyId: string) {
  const pending = await trx
    .selectFrom('engineContacts')
    .select(['email', 'pendingEmail', 'codeHash', 'codeExpiresAt', 'tries'])
    .where('companyId', '=', companyId)
    .forUpdate()
    .executeTakeFirst();
  if (pending) await updateContact(trx, companyId, { tries: pending.tries + 1 });
  return pending;
}

/** They count a day later, and the owner of the account and the person before hear of it at once. */
export async function confirmContact(deps: Deps, user: Actor, otp: string): Promise<EngineContact> {
  requireCommands(deps);
  const companyId = requireCompany(user);
  const { db, config, clock } = deps;
  const now = clock.now();
  const refusal = await db.transaction().execute(async (trx) => {
    const pending = await takeTry(trx, companyId);
    if (!pending?.pendingEmail || !pending.codeHash || !pending.codeExpiresAt)
      return new AppProblem(
        'conflict',
        'Name a second person first. They count a day after they are confirmed.',
      );
    if (pending.codeExpiresAt <= now)
      return new AppProblem('code_expired', 'This code is no longer valid. Ask for a new one.');
    const { pendingEmail, codeHash, tries, email } = pending;
    const isRight = isRightCode(config, describeCode(companyId, pendingEmail), codeHash, otp);
    if (tries >= engineLimits.codeTries || !isRight) return refuseCode(tries + 1);
    await updateContact(trx, companyId, {
      email: pendingEmail,
      countsFrom: new Date(now.getTime() + engineLimits.contactWaits),
      pendingEmail: null,
      codeHash: null,
      codeExpiresAt: null,
    });
    const own = await readOwnEmail(trx, user);
    for (const to of new Set([own, email ?? own]))
      await deps.mail.send(engineContactChangedMail(to, pendingEmail), trx);
    return null;
  });
  if (refusal) throw refusal;
  return readContact(db, companyId);
}

/** No engine can be stopped then. What is approved lapses. */
export async function removeContact({ db }: Deps, user: Actor): Promise<null> {
  await deleteContact(db, requireCompany(user));
  return null;
}

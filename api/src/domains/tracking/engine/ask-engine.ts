import { DAY, engineLimits as limits, type askEngineBody, type EngineRequest } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import { newId } from '../../../database/ids';
import type { Actor, Deps } from '../../../deps';
import { engineApprovalMail } from '../../../mail/engine-templates';
import { isUniqueViolation } from '../../../plugins/database-errors';
import { AppProblem } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { findFleetVehicle, vehicleNotFound } from '../../fleet';
import { createCode } from './engine-code';
import { insertEvent, insertRequest } from './engine-repository';
import { findInstalled, readRequest } from './read-engine';
import { requireCommands } from './require-commands';

export const describeApproval = (requestId: string): string => `approve ${requestId}`;

/** The address of the account, for the log. */
export async function readEmail(db: Db, { userId }: Actor): Promise<string> {
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return email;
}

/** @returns the second person's address; null while nobody counts */
export async function findSecondEmail(db: Db, companyId: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('engineContacts')
    .select('email')
    .where('companyId', '=', companyId)
    .where('countsFrom', '<=', now)
    .executeTakeFirst();
  return row?.email ?? null;
}

/** The tracker in a vehicle that can be requested. @throws AppProblem 409 without one */
export async function requireTracker(db: Db, companyId: string, vehicleId: string) {
  const tracker = await findInstalled(db, companyId, vehicleId);
  if (!tracker) throw new AppProblem('conflict', 'This vehicle has no tracker.');
  if (!tracker.takesCommands) throw new AppProblem('conflict', 'This device cannot take commands.');
  return tracker;
}

async function refuseTooMany(db: Db, companyId: string, now: Date): Promise<void> {
  const { count } = await db
    .selectFrom('engineRequests')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('companyId', '=', companyId)
    .where('action', '=', 'stop')
    .where('requestedAt', '>', new Date(now.getTime() - DAY))
    .executeTakeFirstOrThrow();
  if (Number(count) >= limits.requestsPerDay)
    throw new AppProblem('too_many_requests', 'Your company has asked too often today.');
}

/**
 * Asks the second person by e-mail.
 * @throws AppProblem 404 for a vehicle of nobody or another company, 409 where an engine cannot be stopped
 */
export async function askEngine(
  deps: Deps,
  user: Actor,
  { vehicleId, reason }: v.InferOutput<typeof askEngineBody>,
): Promise<EngineRequest> {
  const companyId = requireCompany(user);
  const { db, config, clock } = deps;
  const vehicle = await findFleetVehicle(db, companyId, vehicleId);
  if (vehicle === undefined) throw vehicleNotFound();
  requireCommands(deps);
  const now = clock.now();
  const { trackerId, hasRelay } = await requireTracker(db, companyId, vehicleId);
  if (!hasRelay) throw new AppProblem('conflict', 'Say first that a relay is wired to this tracker.');
  const secondEmail = await findSecondEmail(db, companyId, now);
  const ownEmail = await readEmail(db, user);
  if (secondEmail === null || secondEmail === ownEmail.toLowerCase())
    throw new AppProblem(
      'conflict',
      'Name a second person first. They count a day after they are confirmed.',
    );
  await refuseTooMany(db, companyId, now);
  const id = newId();
  const { code, codeHash } = createCode(config, describeApproval(id));
  const lapsesAt = new Date(now.getTime() + limits.requestLife);
  try {
    await db.transaction().execute(async (trx) => {
      const request = { companyId, id, trackerId, vehicleId, action: 'stop', state: 'requested' } as const;
      await insertRequest(trx, { ...request, reason, requestedAt: now, secondEmail, codeHash, lapsesAt });
      await insertEvent(
        trx,
        { companyId, id },
        { kind: 'requested', at: now, byEmail: ownEmail, text: reason },
      );
      const mail = { to: secondEmail, code, plate: vehicle.plate, by: ownEmail, reason };
      await deps.mail.send(engineApprovalMail(mail), trx);
    });
  } catch (error) {
    if (isUniqueViolation(error, 'engine_requests_open'))
      throw new AppProblem('conflict', 'There is a request for this vehicle already.');
    throw error;
  }
  return readRequest(db, companyId, id);
}

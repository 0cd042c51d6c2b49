import { engineLimits as limits, type approveEngineBody, type EngineRequest } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import { newId } from '../../../database/ids';
import type { Actor, Deps } from '../../../deps';
import { AppProblem, notFound } from '../../../plugins/problem';
import { requireCompany } from '../../company';
import { findFleetVehicle, vehicleNotFound } from '../../fleet';
import { updateRelay } from '../tracker-repository';
import { describeApproval, findSecondEmail, readEmail, requireTracker } from './ask-engine';
import { isRightCode, refuseCode } from './engine-code';
import { insertEvent, insertRequest, updateRequest } from './engine-repository';
import { readRequest } from './read-engine';
import { requireCommands } from './require-commands';

const isOver = () => new AppProblem('conflict', 'This request is no longer open.');

async function lockRequest(trx: Db, companyId: string, id: string) {
  const request = await trx
    .selectFrom('engineRequests')
    .select(['state', 'secondEmail', 'codeHash', 'tries', 'lapsesAt', 'trackerId'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (request === undefined) throw notFound('This request');
  return request;
}

/**
 * The second person has given their code. A wrong try is counted and kept, and so is each refusal.
 * @throws AppProblem 404 for a request of nobody or another company
 */
export async function approveEngine(
  deps: Deps,
  user: Actor,
  { requestId: id, otp }: v.InferOutput<typeof approveEngineBody>,
): Promise<EngineRequest> {
  const companyId = requireCompany(user);
  const { db, config, clock } = deps;
  const now = clock.now();
  const refusal = await db.transaction().execute(async (trx) => {
    const { state, secondEmail, codeHash, tries, lapsesAt } = await lockRequest(trx, companyId, id);
    requireCommands(deps);
    if (state !== 'requested' || lapsesAt <= now || codeHash === null) return isOver();
    // The person who was mailed the code still has to count.
    if (secondEmail !== (await findSecondEmail(trx, companyId, now))) return isOver();
    const isRight = isRightCode(config, describeApproval(id), codeHash, otp);
    if (tries >= limits.codeTries || !isRight) {
      await updateRequest(trx, { companyId, id }, ['requested'], { tries: tries + 1 });
      const byEmail = await readEmail(trx, user);
      await insertEvent(trx, { companyId, id }, { kind: 'codeRefused', at: now, byEmail });
      return refuseCode(tries + 1);
    }
    const approval = {
      state: 'approved',
      codeHash: null,
      lapsesAt: new Date(now.getTime() + limits.requestLife),
    } as const;
    await updateRequest(trx, { companyId, id }, ['requested'], approval);
    await insertEvent(trx, { companyId, id }, { kind: 'approved', at: now, byEmail: secondEmail });
    return null;
  });
  if (refusal) throw refusal;
  return readRequest(db, companyId, id);
}

async function withdrawOne(trx: Db, companyId: string, id: string, at: Date, byEmail: string) {
  const isWithdrawn = await updateRequest(trx, { companyId, id }, ['requested', 'approved'], {
    state: 'withdrawn',
  });
  if (isWithdrawn) await insertEvent(trx, { companyId, id }, { kind: 'withdrawn', at, byEmail });
  return isWithdrawn;
}

/** @throws AppProblem 404 for a request of nobody or another company, 409 for one that is sent or over */
export async function withdrawEngine({ db, clock }: Deps, user: Actor, id: string): Promise<null> {
  const companyId = requireCompany(user);
  await db.transaction().execute(async (trx) => {
    await lockRequest(trx, companyId, id);
    if (!(await withdrawOne(trx, companyId, id, clock.now(), await readEmail(trx, user)))) throw isOver();
  });
  return null;
}

/** Of requests that are not sent yet. */
const findOpen = (trx: Db, companyId: string, trackerId: string) =>
  trx
    .selectFrom('engineRequests')
    .select(['id', 'action'])
    .where('companyId', '=', companyId)
    .where('trackerId', '=', trackerId)
    .where('state', 'in', ['requested', 'approved'])
    .forUpdate()
    .execute();

/**
 * One person allows the engine to start again, whatever the car does. An open request to stop it is withdrawn.
 * @throws AppProblem 404 for a vehicle of nobody or another company
 */
export async function restoreEngine(deps: Deps, user: Actor, vehicleId: string): Promise<EngineRequest> {
  const companyId = requireCompany(user);
  const { db, clock } = deps;
  if ((await findFleetVehicle(db, companyId, vehicleId)) === undefined) throw vehicleNotFound();
  requireCommands(deps);
  const now = clock.now();
  const { trackerId } = await requireTracker(db, companyId, vehicleId);
  const id = await db.transaction().execute(async (trx) => {
    const byEmail = await readEmail(trx, user);
    const open = await findOpen(trx, companyId, trackerId);
    for (const one of open)
      if (one.action === 'stop') await withdrawOne(trx, companyId, one.id, now, byEmail);
    const waiting = open.find(({ action }) => action === 'restore');
    if (waiting) return waiting.id;
    const request = {
      companyId,
      id: newId(),
      trackerId,
      vehicleId,
      action: 'restore',
      state: 'approved',
    } as const;
    const lapsesAt = new Date(now.getTime() + limits.requestLife);
    await insertRequest(trx, { ...request, requestedAt: now, lapsesAt });
    await insertEvent(trx, request, { kind: 'requested', at: now, byEmail });
    return request.id;
  });
  return readRequest(db, companyId, id);
}

/** @throws AppProblem 404 for a tracker of nobody or another company */
export async function setRelay(
  deps: Deps,
  user: Actor,
  { trackerId, hasRelay }: { readonly trackerId: string; readonly hasRelay: boolean },
): Promise<null> {
  if (!(await updateRelay(deps.db, requireCompany(user), trackerId, hasRelay)))
    throw notFound('This tracker');
  return null;
}

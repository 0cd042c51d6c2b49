import type { CheckListRecord, updateCheckListBody } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../../database/connect';
import { newId } from '../../../database/ids';
import type { Actor, Deps } from '../../../deps';
import { AppProblem, invalidField, notFound } from '../../../plugins/problem';
import { sayRule } from '../../../language/say';
import { getSettings, requireCompany } from '../../company';
import { attachFiles, detachFiles } from '../../files';
import { findFleetVehicle, vehicleNotFound } from '../../fleet';
import { wrongStatus } from '../trips/problems';
import { lockTrip, ownTrip, type TripRow } from '../trips/store';
import { insertCheckList, updateCheckList, writePhotos } from './check-list-repository';
import { listAttachments, toColumns, type CheckListBody } from './fields';
import { hasSameContents } from './same-contents';
import { recordSigning, linkHandover } from './sign-check-list';
import { findCheckList, lockCheckList, listPhotos, type StoredCheckList, type WhichList } from './store';
import { toCheckListRecord } from './to-check-list-record';

const listNotFound = () => notFound('This checklist');
const signedAlready = () =>
  new AppProblem('signed_already', 'Both have signed this checklist: it cannot be changed any more.');
export const changedMeanwhile = () =>
  new AppProblem(
    'changed_meanwhile',
    'This checklist was changed meanwhile, perhaps on another device. What you filled in is kept.',
  );

async function refuseStranger({ db }: Deps, companyId: string, vehicleId: string): Promise<void> {
  if ((await findFleetVehicle(db, companyId, vehicleId)) === undefined) throw vehicleNotFound();
}

export async function checkList(deps: Deps, user: Actor, key: WhichList): Promise<CheckListRecord> {
  const companyId = requireCompany(user);
  // A vehicle that was removed still has the lists of its trips.
  if (key.bookingId === undefined) await refuseStranger(deps, companyId, key.vehicleId);
  else await ownTrip(deps.db, companyId, key.bookingId);
  const row = await findCheckList(deps.db, companyId, key);
  if (row !== undefined) return toCheckListRecord(deps, row);
  if (key.checkListId !== undefined) throw listNotFound();
  await refuseStranger(deps, companyId, key.vehicleId);
  return null;
}

/** Fills in a list; an unsigned one of the same trip and moment is continued. */
export async function addCheckList(deps: Deps, user: Actor, body: CheckListBody): Promise<CheckListRecord> {
  const companyId = requireCompany(user);
  await refuseStranger(deps, companyId, body.vehicleId);
  return saving(deps, user, companyId, body, async (trx) => {
    const before = body.bookingId === undefined ? undefined : await findCheckList(trx, companyId, body);
    if (before !== undefined) return before;
    const now = deps.clock.now();
    const { vehicleId, bookingId, moment } = body;
    return insertCheckList(trx, {
      id: newId(),
      companyId,
      vehicleId,
      tripId: bookingId ?? null,
      moment,
      createdBy: user.userId,
      createdAt: now,
      updatedAt: now,
      version: 0,
    });
  });
}

/** By its own id, or by the trip or vehicle that it belongs to. */
export async function changeCheckList(
  deps: Deps,
  user: Actor,
  { checkListId, ...body }: v.InferOutput<typeof updateCheckListBody>,
): Promise<CheckListRecord> {
  const companyId = requireCompany(user);
  await refuseStranger(deps, companyId, body.vehicleId);
  return saving(deps, user, companyId, body, async (trx) => {
    const row =
      checkListId === undefined
        ? await findCheckList(trx, companyId, body)
        : await lockCheckList(trx, companyId, checkListId);
    if (row === undefined) throw listNotFound();
    const isOther = row.vehicleId !== body.vehicleId || (body.bookingId && row.tripId !== body.bookingId);
    if (isOther) throw listNotFound();
    return row;
  });
}

/** @throws AppProblem where the company wants every list filled in at the vehicle */
async function refuseAssumed({ db, country }: Deps, companyId: string, body: CheckListBody): Promise<void> {
  const { odometer, fuel, condition } = body.assumed ?? {};
  if (!(odometer || fuel || condition)) return;
  if ((await getSettings(db, country, companyId)).fullCheckLists)
    throw invalidField('assumed', 'Your company wants every checklist filled in at the vehicle.');
}

async function saving(
  deps: Deps,
  user: Actor,
  companyId: string,
  body: CheckListBody,
  find: (trx: Db) => Promise<StoredCheckList>,
): Promise<CheckListRecord> {
  await refuseAssumed(deps, companyId, body);
  const saved = await deps.db.transaction().execute(async (trx) => {
    const requestedTrip =
      body.bookingId === undefined ? null : await lockTrip(trx, companyId, body.bookingId);
    if (requestedTrip) refuseMisfit(requestedTrip, body);
    const found = await find(trx);
    const trip =
      requestedTrip ?? (found.tripId === null ? null : await lockTrip(trx, companyId, found.tripId));
    const row = (await lockCheckList(trx, companyId, found.id)) ?? found;
    if (row.signedAt !== null) throw signedAlready();
    if (body.version !== undefined && body.version !== row.version) {
      if (await hasSameContents(trx, row, body)) return row;
      throw changedMeanwhile();
    }
    const written = await write(deps, trx, user, row, body);
    const now = deps.clock.now();
    if (written.signedAt !== null) await recordSigning(trx, user, trip, written, written.signedAt);
    if (trip) await linkHandover(trx, trip, written, now);
    return written;
  });
  return toCheckListRecord(deps, saved);
}

/** @throws AppProblem if a trip has no such list now */
function refuseMisfit(trip: TripRow, { vehicleId, moment }: CheckListBody): void {
  // A vehicle that replaces the current one is handed over before the swap.
  const isSwappedIn = trip.status === 'ONGOING' && moment === 'handover';
  if (trip.vehicleId !== vehicleId && !isSwappedIn)
    throw invalidField('vehicleId', 'This is not the vehicle of the trip.');
  const fits =
    moment === 'return' ? trip.status === 'ONGOING' : ['INCOMPLETE', 'ONGOING'].includes(trip.status);
  if (!fits) throw wrongStatus(trip);
}

async function write(
  { clock }: Deps,
  trx: Db,
  { userId }: Actor,
  row: StoredCheckList,
  body: CheckListBody,
): Promise<StoredCheckList> {
  const now = clock.now();
  const isSigned = Boolean(body.agentSignature && body.customerSignature);
  const photosBefore = (await listPhotos(trx, row)).map(({ fileId }) => fileId);
  const filesBefore = [...photosBefore, row.agentSignature, row.customerSignature].filter(
    (id) => id !== null,
  );
  await attachFiles(trx, userId, listAttachments(body), now);
  if (isSigned && body.odometer === undefined) throw invalidField('odometer', sayRule('validation.required'));
  const photos = body.zones.flatMap(({ zone, photos: fileIds }) =>
    fileIds.map((fileId, position) => ({ zone, position, fileId })),
  );
  await writePhotos(trx, row, photos);
  const written = await updateCheckList(trx, row, {
    ...toColumns(body),
    ...(isSigned && { signedAt: now }),
    updatedAt: now,
  });
  const kept = listAttachments(body).map(({ fileId }) => fileId);
  await detachFiles(
    trx,
    userId,
    filesBefore.filter((id) => !kept.includes(id)),
  );
  return written;
}

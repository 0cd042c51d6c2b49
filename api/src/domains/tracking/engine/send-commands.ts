import { DAY, engineLimits as limits, MINUTE } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { TrackerKey } from '../to-position-row';
import { readStoredPlace } from '../to-position-row';
import { endOverdueRequests, insertEvent, updateRequest, type RequestKey } from './engine-repository';
import { isStanding, type MovementReport } from './is-standing';

/** A request that may be sent now, to the device that is connected to somebody. */
export interface WaitingCommand extends RequestKey {
  readonly trackerId: string;
  readonly action: 'stop' | 'restore';
}

const LOOK_BACK = 5 * MINUTE;
const REPORTS_MAX = 300;

/** Approved, in time, of a tracker that is still in the vehicle, with its relay. */
export const listWaitingCommands = (db: Db, now: Date): Promise<WaitingCommand[]> =>
  db
    .selectFrom('engineRequests as request')
    .innerJoin('trackers as tracker', (join) =>
      join.onRef('tracker.companyId', '=', 'request.companyId').onRef('tracker.id', '=', 'request.trackerId'),
    )
    .innerJoin('trackerInstallations as installation', (join) =>
      join
        .onRef('installation.companyId', '=', 'request.companyId')
        .onRef('installation.trackerId', '=', 'request.trackerId')
        .onRef('installation.vehicleId', '=', 'request.vehicleId')
        .on('installation.endsAt', 'is', null),
    )
    .select(['request.companyId', 'request.id', 'request.trackerId', 'request.action'])
    .where('request.state', '=', 'approved')
    .where('request.lapsesAt', '>', now)
    .where('tracker.removedAt', 'is', null)
    .where((eb) => eb.or([eb('request.action', '=', 'restore'), eb('tracker.hasRelay', '=', true)]))
    .where((eb) =>
      eb.or([
        eb('request.action', '=', 'restore'),
        eb.exists(
          eb
            .selectFrom('engineContacts as contact')
            .select('contact.email')
            .whereRef('contact.companyId', '=', 'request.companyId')
            .whereRef('contact.email', '=', 'request.secondEmail'),
        ),
      ]),
    )
    .execute();

async function readReports(
  db: Db,
  { companyId, trackerId }: TrackerKey,
  now: Date,
): Promise<MovementReport[]> {
  const rows = await db
    .selectFrom('positions')
    .select(['fixTime', 'receivedAt', 'latitude', 'longitude', 'speed', 'isFixed', 'ignition', 'isMoving'])
    .where('companyId', '=', companyId)
    .where('trackerId', '=', trackerId)
    .where('fixTime', '>', new Date(now.getTime() - LOOK_BACK))
    .orderBy('fixTime', 'desc')
    .limit(REPORTS_MAX)
    .execute();
  return rows.map((row) => ({ ...row, ...readStoredPlace(row) }));
}

/**
 * Takes a request for sending. Of several listeners one gets it, once. A stop is taken only while the car stands by the
 * reports that are stored at this moment.
 * @returns whether the command is to be sent now
 */
export async function takeCommand(db: Db, command: WaitingCommand, now: Date): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const locked = await trx
      .selectFrom('engineRequests')
      .select('id')
      .where('companyId', '=', command.companyId)
      .where('id', '=', command.id)
      .where('state', '=', 'approved')
      .where('lapsesAt', '>', now)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (locked === undefined) return false;
    if (command.action === 'stop' && !isStanding(await readReports(trx, command, now), now)) return false;
    await updateRequest(trx, command, ['approved'], { state: 'sent', sentAt: now });
    await insertEvent(trx, command, { kind: 'sent', at: now });
    return true;
  });
}

/** It was taken and not written to the connection, because the car has moved meanwhile. It waits again. */
export async function holdCommand(db: Db, command: WaitingCommand, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    if (await updateRequest(trx, command, ['sent'], { state: 'approved' }))
      await insertEvent(trx, command, { kind: 'held', at: now });
  });
}

/** What a device says goes to the command that it was sent last, also when it comes late. */
export async function keepReply(db: Db, tracker: TrackerKey, reply: string, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const sent = await trx
      .selectFrom('engineRequests')
      .select(['companyId', 'id'])
      .where('companyId', '=', tracker.companyId)
      .where('trackerId', '=', tracker.trackerId)
      .where('state', 'in', ['sent', 'answered', 'unanswered'])
      .where('sentAt', '>', new Date(now.getTime() - DAY))
      .orderBy('sentAt', 'desc')
      .limit(1)
      .forUpdate()
      .executeTakeFirst();
    if (sent === undefined) return;
    await updateRequest(trx, sent, ['sent', 'unanswered'], { state: 'answered' });
    await insertEvent(trx, sent, { kind: 'answered', at: now, text: reply.slice(0, limits.replyMax) });
  });
}

export const endOverdue = (db: Db, now: Date): Promise<void> =>
  endOverdueRequests(db, now, new Date(now.getTime() - limits.replyWithin));

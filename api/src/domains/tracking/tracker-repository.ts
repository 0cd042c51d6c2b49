import { sql, type Insertable } from 'kysely';

import type { Db } from '../../database/connect';
import { newId } from '../../database/ids';
import type { TrackersTable } from '../../database/tables/tracking';

export async function insertTracker(db: Db, tracker: Insertable<TrackersTable>): Promise<void> {
  await db.insertInto('trackers').values(tracker).execute();
}

export interface Installation {
  readonly companyId: string;
  readonly trackerId: string;
  readonly vehicleId: string;
}

export async function startInstallation(db: Db, installation: Installation, at: Date): Promise<void> {
  await db
    .insertInto('trackerInstallations')
    .values({ ...installation, id: newId(), startsAt: at, endsAt: null })
    .execute();
}

export async function endInstallation(db: Db, companyId: string, trackerId: string, at: Date): Promise<void> {
  await db
    .updateTable('trackerInstallations')
    .set((eb) => ({ endsAt: eb.fn<Date>('greatest', ['startsAt', eb.val(at)]) }))
    .where('companyId', '=', companyId)
    .where('trackerId', '=', trackerId)
    .where('endsAt', 'is', null)
    .execute();
}

/** Ends its installation too. Its positions stay. */
export async function removeTracker(db: Db, companyId: string, trackerId: string, at: Date): Promise<void> {
  await endInstallation(db, companyId, trackerId, at);
  await db
    .updateTable('trackers')
    .set((eb) => ({ removedAt: eb.fn<Date>('greatest', ['createdAt', eb.val(at)]) }))
    .where('companyId', '=', companyId)
    .where('id', '=', trackerId)
    .where('removedAt', 'is', null)
    .execute();
}

/** Fails where another tracker has its identifier by now. */
export async function restoreTracker(db: Db, companyId: string, trackerId: string): Promise<void> {
  await db
    .updateTable('trackers')
    .set({ removedAt: null })
    .where('companyId', '=', companyId)
    .where('id', '=', trackerId)
    .execute();
}

/** Keys begin at version 1, which has no row. @returns the new version */
export async function renewTrackingKey(db: Db, companyId: string): Promise<number> {
  const { version } = await db
    .insertInto('trackingKeys')
    .values({ companyId, version: 2 })
    .onConflict((conflict) =>
      conflict.column('companyId').doUpdateSet({ version: sql`tracking_keys.version + 1` }),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** @returns whether there was such a tracker */
export async function updateRelay(
  db: Db,
  companyId: string,
  trackerId: string,
  hasRelay: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('trackers')
    .set({ hasRelay })
    .where('companyId', '=', companyId)
    .where('id', '=', trackerId)
    .where('removedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

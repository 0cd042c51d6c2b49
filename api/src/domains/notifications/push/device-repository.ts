import { sql } from 'kysely';

import type { Db } from '../../../database/connect';

export interface NewDevice {
  readonly id: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly createdAt: Date;
}

/** A session is one device, and an address belongs to who subscribed last. @param trx a transaction */
export async function replaceDevice(trx: Db, device: NewDevice): Promise<void> {
  await trx
    .deleteFrom('pushDevices')
    .where(({ eb, or }) => or([eb('sessionId', '=', device.sessionId), eb('endpoint', '=', device.endpoint)]))
    .execute();
  await trx.insertInto('pushDevices').values(device).execute();
}

/** @returns whether the user had this device */
export async function deleteDevice(db: Db, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pushDevices')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Devices whose session has ended, by whatever way. */
export async function deleteEndedDevices(db: Db): Promise<void> {
  await sql`delete from push_devices using refresh_families session
    where session.id = push_devices.session_id and session.ended_at is not null`.execute(db);
}

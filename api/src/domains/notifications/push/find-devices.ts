import type { Db } from '../../../database/connect';

/** The devices of a user whose session goes on, the newest first. */
export const findDevices = (db: Db, userId: string, now: Date) =>
  db
    .selectFrom('pushDevices as device')
    .innerJoin('refreshFamilies as session', (join) =>
      join.onRef('session.id', '=', 'device.sessionId').onRef('session.userId', '=', 'device.userId'),
    )
    .select([
      'device.id',
      'device.sessionId',
      'device.endpoint',
      'device.p256dh',
      'device.auth',
      'device.createdAt',
      'session.userAgent',
    ])
    .where('device.userId', '=', userId)
    .where('session.endedAt', 'is', null)
    .where('session.expiresAt', '>', now)
    .orderBy('device.createdAt', 'desc')
    .orderBy('device.id', 'desc')
    .execute();

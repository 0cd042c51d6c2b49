import type { Db } from '../../database/connect';

/** The trackers of a company, removed ones too, each with the vehicle that it is in now. */
export const selectPlacedTrackers = (db: Db, companyId: string) =>
  db
    .selectFrom('trackers as tracker')
    .leftJoin('trackerInstallations as installation', (join) =>
      join
        .onRef('installation.companyId', '=', 'tracker.companyId')
        .onRef('installation.trackerId', '=', 'tracker.id')
        .on('installation.endsAt', 'is', null),
    )
    .where('tracker.companyId', '=', companyId);

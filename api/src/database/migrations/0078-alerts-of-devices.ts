import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Alerts of use at night, and of what devices report in addition to the place. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table tracking_alerts drop constraint tracking_alerts_kind_check`,
    `alter table tracking_alerts add constraint tracking_alerts_kind_check check (kind in
      ('zoneLeft', 'zoneEntered', 'speeding', 'usedBetween', 'trackerSilent', 'plannedKilometres', 'yardArrived',
       'nightUse', 'idling', 'towed', 'tampering', 'crash', 'harshDriving'))`,
  ]);
}

import type { Insertable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { RentalSettingsTable } from '../../../database/tables/trip-documents';

/** Replaces the company's settings. */
export async function writeSettings(
  db: Db,
  companyId: string,
  settings: Omit<Insertable<RentalSettingsTable>, 'companyId'>,
): Promise<void> {
  await db
    .insertInto('rentalSettings')
    .values({ companyId, ...settings })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet(settings))
    .execute();
}

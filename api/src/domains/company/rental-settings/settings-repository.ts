import { listFields, settingsFields, type RentalSettings } from '@portal/shared/contract';
import type { Insertable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { RentalSettingsTable } from '../../../database/tables/trip-documents';

type SettingsRow = Omit<Insertable<RentalSettingsTable>, 'companyId' | 'updatedAt'>;

/** Groups are stored as JSON. What is not sent stays. */
function toRow(settings: RentalSettings): SettingsRow {
  const groups = listFields(settingsFields, 'group')
    .filter((name) => settings[name] !== undefined)
    .map((name) => [name, JSON.stringify(settings[name])]);
  return { ...settings, ...Object.fromEntries(groups) } as SettingsRow;
}

/** Replaces the company's settings. */
export async function writeSettings(
  db: Db,
  companyId: string,
  settings: RentalSettings,
  updatedAt: Date,
): Promise<void> {
  const row = { ...toRow(settings), updatedAt };
  await db
    .insertInto('rentalSettings')
    .values({ companyId, ...row })
    .onConflict((conflict) => conflict.column('companyId').doUpdateSet(row))
    .execute();
}

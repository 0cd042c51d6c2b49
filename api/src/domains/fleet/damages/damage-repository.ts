import { sql, type Insertable } from 'kysely';

import type { Db } from '../../../database/connect';
import type { VehicleDamagesTable } from '../../../database/tables/damages';

/**
 * Adds a damage, or extends the existing one of its kind; without a new note the old one stays.
 * @returns its id
 */
export async function insertDamage(db: Db, damage: Insertable<VehicleDamagesTable>): Promise<string> {
  const { id } = await db
    .insertInto('vehicleDamages')
    .values(damage)
    .onConflict((conflict) =>
      conflict
        .columns(['companyId', 'vehicleId', 'zone', 'kind'])
        .where('repairedAt', 'is', null)
        .doUpdateSet((eb) => ({
          note: eb
            .case()
            .when('excluded.note', '=', '')
            .then(eb.ref('vehicleDamages.note'))
            .else(eb.ref('excluded.note'))
            .end(),
        })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The pictures of the zone in a checklist become those of the damage. */
export async function copyPhotos(
  db: Db,
  { companyId, damageId }: { readonly companyId: string; readonly damageId: string },
  { checkListId, zone }: { readonly checkListId: string; readonly zone: string },
): Promise<void> {
  await sql`insert into vehicle_damage_photos (company_id, damage_id, file_id)
    select distinct company_id, ${damageId}::uuid, file_id from check_list_photos
    where company_id = ${companyId} and check_list_id = ${checkListId} and zone = ${zone}
    on conflict do nothing`.execute(db);
}

interface Repair {
  readonly at: Date;
  readonly userId: string;
  readonly note: string;
}

/** Undefined if the company has no such damage, or if it is already repaired. */
export const markRepaired = (db: Db, companyId: string, damageId: string, { at, userId, note }: Repair) =>
  db
    .updateTable('vehicleDamages')
    .set((eb) => ({
      repairedAt: eb.fn<Date>('greatest', ['since', eb.val(at)]),
      repairedBy: userId,
      repairNote: note,
    }))
    .where('companyId', '=', companyId)
    .where('id', '=', damageId)
    .where('repairedAt', 'is', null)
    .returning(['id', 'vehicleId', 'repairedAt'])
    .executeTakeFirst();

/** The damage is there again. Fails where the same one was recorded since. */
export async function clearRepair(db: Db, companyId: string, damageId: string): Promise<void> {
  await db
    .updateTable('vehicleDamages')
    .set({ repairedAt: null, repairedBy: null, repairNote: '' })
    .where('companyId', '=', companyId)
    .where('id', '=', damageId)
    .execute();
}

import { damageKinds, type DamageKind } from '@portal/shared/contract';
import { sql } from 'kysely';

import { newId } from '../../database/ids';
import type { StoredCheckList } from '../check-lists/store';
import type { Db } from '../trips/store';

const isDamageKind = (condition: string): condition is DamageKind =>
  damageKinds.some((kind) => kind === condition);

/**
 * Remembers what a signed list says of the vehicle. A damage that is known already is not written twice: it gets the photos that were
 * added, and the later note.
 */
export async function recordDamages(trx: Db, list: StoredCheckList, since: Date): Promise<void> {
  const { companyId, vehicleId, id: checkListId } = list;
  for (const { zone, condition, note } of list.zones) {
    if (!isDamageKind(condition)) continue;
    const { id: damageId } = await trx
      .insertInto('vehicleDamages')
      .values({ id: newId(), companyId, vehicleId, zone, kind: condition, note, checkListId, since })
      .onConflict((conflict) =>
        conflict
          .columns(['vehicleId', 'zone', 'kind'])
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
    await sql`insert into vehicle_damage_photos (damage_id, file_id)
      select distinct ${damageId}::uuid, file_id from check_list_photos
      where check_list_id = ${checkListId} and zone = ${zone}
      on conflict do nothing`.execute(trx);
  }
}

import { damageKinds, type DamageKind } from '@portal/shared/contract';

import { newId } from '../../database/ids';
import type { StoredCheckList } from '../check-lists/store';
import type { Db } from '../trips/store';
import { copyPhotos, insertDamage } from './damage-repository';

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
    const damageId = await insertDamage(trx, {
      id: newId(),
      companyId,
      vehicleId,
      zone,
      kind: condition,
      note,
      checkListId,
      since,
    });
    await copyPhotos(trx, damageId, { checkListId, zone });
  }
}

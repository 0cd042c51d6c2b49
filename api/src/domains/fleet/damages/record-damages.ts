import { damageKinds, type DamageKind } from '@portal/shared/contract';
import type { Selectable } from 'kysely';

import type { Db } from '../../../database/connect';
import { newId } from '../../../database/ids';
import type { CheckListsTable } from '../../../database/tables/trip-documents';
import { copyPhotos, insertDamage } from './damage-repository';

/** What a signed checklist says about a vehicle. */
type SignedList = Pick<Selectable<CheckListsTable>, 'id' | 'companyId' | 'vehicleId' | 'zones'>;

const isDamageKind = (condition: string): condition is DamageKind =>
  damageKinds.some((kind) => kind === condition);

/**
 * Records the damages of a signed list. A known damage is not added twice: it gets the new photos and the
 * later note.
 */
export async function recordDamages(trx: Db, list: SignedList, since: Date): Promise<void> {
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
    await copyPhotos(trx, { companyId, damageId }, { checkListId, zone });
  }
}

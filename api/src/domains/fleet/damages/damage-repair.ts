import * as v from 'valibot';

import type { Db } from '../../../database/connect';
import type { Actor } from '../../../deps';
import { isUniqueViolation } from '../../../plugins/database-errors';
import { notFound } from '../../../plugins/problem';
import { changedSince, defineUndoable, recordAction } from '../../agent-actions';
import { fleetVehiclesById } from '../vehicles/store';
import { clearRepair } from './damage-repository';

interface Repaired {
  readonly id: string;
  readonly vehicleId: string;
  readonly repairedAt: Date | null;
}

/** Called by the plate of its vehicle. */
export async function recordRepair(
  trx: Db,
  user: Actor & { readonly companyId: string },
  { id, vehicleId, repairedAt }: Repaired,
  at: Date,
): Promise<void> {
  const [vehicle] = await fleetVehiclesById(trx, user.companyId, [vehicleId]);
  const change = { vehicleId, repairedAt };
  await recordAction(
    trx,
    user,
    { kind: 'damageRepaired', subjectId: id, name: vehicle?.plate ?? '', change },
    at,
  );
}

/** A repaired damage is there again, unless a checklist has recorded the same one since. */
export const damageRepair = defineUndoable({
  change: v.object({ vehicleId: v.string(), repairedAt: v.string() }),
  getPageId: ({ change }) => change.vehicleId,
  async check({ db, user }, { subjectId, name, change }) {
    const row = await db
      .selectFrom('vehicleDamages')
      .select('repairedAt')
      .where('companyId', '=', user.companyId)
      .where('id', '=', subjectId)
      .executeTakeFirst();
    if (row === undefined) throw notFound('This damage');
    if (row.repairedAt?.toISOString() !== change.repairedAt) throw changedSince(name);
  },
  async undo({ db, user }, { subjectId, name }) {
    await clearRepair(db, user.companyId, subjectId).catch((error: unknown) => {
      throw isUniqueViolation(error, 'vehicle_damages_once') ? changedSince(name) : error;
    });
    return null;
  },
});

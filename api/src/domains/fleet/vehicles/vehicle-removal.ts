import * as v from 'valibot';

import { changedSince, defineUndoable } from '../../agent-actions';
import { explainVehicleProblem, vehicleNotFound } from './problems';
import { updateVehicle } from './vehicle-repository';

/** A vehicle comes back into the fleet, if no other has its plate or chassis number meanwhile. */
export const vehicleRemoval = defineUndoable({
  change: v.object({ removedAt: v.string() }),
  async check({ db, user }, { subjectId, name, change }) {
    const row = await db
      .selectFrom('fleetVehicles')
      .select('deletedAt')
      .where('companyId', '=', user.companyId)
      .where('id', '=', subjectId)
      .executeTakeFirst();
    if (row === undefined) throw vehicleNotFound();
    if (row.deletedAt?.toISOString() !== change.removedAt) throw changedSince(name);
  },
  async undo({ deps, db, user }, { subjectId }) {
    const columns = { deletedAt: null, updatedAt: deps.clock.now() };
    await updateVehicle(db, user.companyId, subjectId, columns).catch((error: unknown) => {
      throw explainVehicleProblem(error);
    });
    return null;
  },
});

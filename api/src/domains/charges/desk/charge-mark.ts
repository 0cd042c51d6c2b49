import { chargeStates, isChargeMark } from '@portal/shared/contract';
import * as v from 'valibot';

import type { Db } from '../../../database/connect';
import type { Actor } from '../../../deps';
import { changedSince, defineUndoable, recordAction } from '../../agent-actions';
import { insertChargeHistory, updateCharge } from '../charge-repository';
import { findCharge } from './find-charges';
import type { ChargeRow } from './select-charges';

const marks = v.object({ before: v.picklist(chargeStates), after: v.picklist(chargeStates) });
type Marks = v.InferOutput<typeof marks>;

/** Keeps a state that a person chose, if nothing has left the company with it. */
export async function recordChargeMark(
  trx: Db,
  user: Actor,
  row: ChargeRow,
  change: Marks,
  at: Date,
): Promise<void> {
  if (isChargeMark(change, row.invoiceId !== null))
    await recordAction(trx, user, { kind: 'chargeMarked', subjectId: row.id, name: row.plate, change }, at);
}

/** The charge is in the state that it had before. */
export const chargeMark = defineUndoable({
  change: marks,
  async check({ db, user }, { subjectId, name, change: { after } }) {
    const row = await findCharge(db, user.companyId, subjectId);
    if (row.state !== after || row.invoiceId !== null || row.accountedAt !== null) throw changedSince(name);
  },
  async undo({ deps, db, user }, { subjectId, name, change: { before, after } }) {
    const { companyId, userId } = user;
    const changed = await updateCharge(db, companyId, subjectId, {
      states: [after],
      changes: { state: before },
    });
    if (changed === undefined) throw changedSince(name);
    await insertChargeHistory(db, companyId, [subjectId], {
      kind: before,
      userId,
      at: deps.clock.now(),
      details: {},
    });
    return null;
  },
});

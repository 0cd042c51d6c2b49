import { isDeepStrictEqual } from 'node:util';

import { gateLine, gateSources } from '@portal/shared/contract';
import * as v from 'valibot';

import type { Db } from '../../database/connect';
import type { Actor } from '../../deps';
import { changedSince, defineUndoable, recordAction } from '../agent-actions';
import { changeGate, readGates, type GateRow } from '../tracking';

const keptGate = v.object({
  place: v.nullable(gateLine),
  source: v.nullable(v.picklist(gateSources)),
  observed: v.number(),
  agreed: v.number(),
  forgottenAt: v.nullable(v.string()),
});
type KeptGate = v.InferOutput<typeof keptGate>;

const toKeptGate = ({ place, source, observed, agreed, forgottenAt }: GateRow): KeptGate => ({
  place,
  source,
  observed,
  agreed,
  forgottenAt: forgottenAt?.toISOString() ?? null,
});

/** Called by its name. */
export const recordGate = (
  trx: Db,
  user: Actor,
  kind: 'gatePlaced' | 'gateForgotten',
  { before, after }: { readonly before: GateRow; readonly after: GateRow },
  at: Date,
) =>
  recordAction(
    trx,
    user,
    {
      kind,
      subjectId: after.gate,
      name: after.name,
      change: { before: toKeptGate(before), after: toKeptGate(after) },
    },
    at,
  );

const findGateRow = async (db: Db, companyId: string, gateId: string): Promise<GateRow | undefined> =>
  (await readGates(db, companyId)).find(({ gate }) => gate === gateId);

const isPlaced = ({ place, source }: GateRow, kept: KeptGate): boolean =>
  source === kept.source && isDeepStrictEqual(place, kept.place);

/**
 * A gate that was marked, moved or forgotten is where it was. Passings are compared with that place again, as after each
 * change of a place. Statements that were imported since may have given it another place: then it stays.
 */
export const gateChange = defineUndoable({
  change: v.object({ before: keptGate, after: keptGate }),
  async check({ db, user }, { subjectId, name, change: { after } }) {
    const gate = await findGateRow(db, user.companyId, subjectId);
    if (gate === undefined || !isPlaced(gate, after)) throw changedSince(name);
  },
  async undo({ deps, db, user }, { subjectId, name, change: { before } }) {
    const gate = await findGateRow(db, user.companyId, subjectId);
    if (gate === undefined) throw changedSince(name);
    const { forgottenAt, ...earlier } = before;
    const restored = {
      ...gate,
      ...earlier,
      forgottenAt: forgottenAt === null ? null : new Date(forgottenAt),
    };
    await changeGate(db, user.companyId, restored, deps.clock.now());
    return null;
  },
});

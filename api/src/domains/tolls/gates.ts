import type { CountryCode, placeGateBody, TollGate } from '@portal/shared/contract';
import type * as v from 'valibot';

import type { Db } from '../../database/connect';
import type { Actor, Deps } from '../../deps';
import { notFound } from '../../plugins/problem';
import { requireCompany } from '../company';
import { changeGate, readGates, type GateRow } from '../tracking';
import { recordGate } from './gate-actions';
import { listedGates } from './listed-gates';

const unplaced = { place: null, source: null, observed: 0, agreed: 0, forgottenAt: null };

/** The gates of the country's list and those that the company's statements name, by issuer and name. */
export async function readAllGates(db: Db, country: CountryCode, companyId: string): Promise<GateRow[]> {
  const stored = await readGates(db, companyId);
  const known = new Set(stored.map(({ gate }) => gate));
  const listed = listedGates
    .filter((gate) => gate.country === country && !known.has(gate.gate))
    .map(({ gate, issuer, name }): GateRow => ({ gate, issuer, name, ...unplaced }));
  return [...listed, ...stored].sort(
    (a, b) => a.issuer.localeCompare(b.issuer) || a.name.localeCompare(b.name),
  );
}

const viewGate = ({ gate, issuer, name, place, source, observed, agreed }: GateRow): TollGate => ({
  gateId: gate,
  issuer,
  name,
  place: place && source ? { ...place, source } : null,
  observed,
  agreed,
});

export const listGates = async ({ db, country }: Deps, user: Actor): Promise<{ list: TollGate[] }> => ({
  list: (await readAllGates(db, country.id, requireCompany(user))).map(viewGate),
});

async function requireGate({ db, country }: Deps, companyId: string, gateId: string): Promise<GateRow> {
  const gate = (await readAllGates(db, country.id, companyId)).find((row) => row.gate === gateId);
  if (!gate) throw notFound('This gate');
  return gate;
}

/** @throws AppProblem 404 for a gate that neither the list nor a statement of the company names */
export async function placeGate(
  deps: Deps,
  user: Actor,
  { gateId, from, to, course = null }: v.InferOutput<typeof placeGateBody>,
): Promise<TollGate> {
  const companyId = requireCompany(user);
  const gate = await requireGate(deps, companyId, gateId);
  const now = deps.clock.now();
  const changed = { ...gate, place: { from, to, course }, source: 'drawn' as const };
  await deps.db.transaction().execute(async (trx) => {
    await changeGate(trx, companyId, changed, now);
    await recordGate(trx, user, 'gatePlaced', { before: gate, after: changed }, now);
  });
  return viewGate(changed);
}

/** The gate is learned again from statements that are imported later. @throws AppProblem 404, see above */
export async function forgetGate(deps: Deps, user: Actor, gateId: string): Promise<TollGate> {
  const companyId = requireCompany(user);
  const gate = await requireGate(deps, companyId, gateId);
  const now = deps.clock.now();
  const changed = { ...gate, ...unplaced, forgottenAt: now };
  await deps.db.transaction().execute(async (trx) => {
    await changeGate(trx, companyId, changed, now);
    if (gate.place !== null)
      await recordGate(trx, user, 'gateForgotten', { before: gate, after: changed }, now);
  });
  return viewGate(changed);
}

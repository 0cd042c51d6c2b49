import { DAY, type GateLine, type GateSource, type TollIssuer } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import { deleteGatePassings } from './passing-repository';

/** Earlier positions are compared with a gate that gets a place for so long. */
export const SCANNED = 92 * DAY;

export interface GateRow {
  readonly gate: string;
  readonly issuer: TollIssuer;
  readonly name: string;
  readonly place: GateLine | null;
  readonly source: GateSource | null;
  readonly observed: number;
  readonly agreed: number;
  readonly forgottenAt: Date | null;
}

export const readGates = (db: Db, companyId: string): Promise<GateRow[]> =>
  db
    .selectFrom('tollGates')
    .select(['gate', 'issuer', 'name', 'place', 'source', 'observed', 'agreed', 'forgottenAt'])
    .where('companyId', '=', companyId)
    .orderBy('issuer')
    .orderBy('name')
    .execute();

export type GateChange = Omit<GateRow, 'forgottenAt'> & {
  /** Left out: as before. */
  readonly forgottenAt?: Date | null;
};

/**
 * Gives a gate another place, or none. What was noted by the earlier place is deleted, and the positions of the last
 * three months are compared with the new one.
 */
export async function changeGate(db: Db, companyId: string, change: GateChange, now: Date): Promise<void> {
  const { gate, issuer, name, place, source, observed, agreed, forgottenAt } = change;
  await sql`insert into toll_gates (company_id, gate, issuer, name, place, source, observed, agreed, forgotten_at)
    values (${companyId}, ${gate}, ${issuer}, ${name}, ${place && JSON.stringify(place)}::jsonb, ${source},
      ${observed}, ${agreed}, ${forgottenAt ?? null})
    on conflict (company_id, gate) do update set place = excluded.place, source = excluded.source,
      observed = excluded.observed, agreed = excluded.agreed,
      forgotten_at = case when ${forgottenAt === undefined} then toll_gates.forgotten_at
        else excluded.forgotten_at end`.execute(db);
  await deleteGatePassings(db, companyId, gate, new Date(now.getTime() - SCANNED));
  await sql`delete from toll_scans where company_id = ${companyId} and gate = ${gate}`.execute(db);
  if (place)
    await sql`insert into toll_scans (company_id, gate, tracker_id)
      select company_id, ${gate}, id from trackers where company_id = ${companyId}`.execute(db);
}

type Observed = Pick<GateRow, 'gate' | 'issuer' | 'name' | 'observed' | 'agreed'>;

/** Notes a gate that statements name, and how many of their lines agree. Its place stays as it is. */
export async function noteObservations(
  db: Db,
  companyId: string,
  { gate, issuer, name, observed, agreed }: Observed,
): Promise<void> {
  await sql`insert into toll_gates (company_id, gate, issuer, name, observed, agreed)
    values (${companyId}, ${gate}, ${issuer}, ${name}, ${observed}, ${agreed})
    on conflict (company_id, gate) do update set observed = excluded.observed, agreed = excluded.agreed`.execute(
    db,
  );
}

export interface Scan {
  readonly companyId: string;
  readonly gate: string;
  readonly trackerId: string;
}

export async function deleteScan(db: Db, { companyId, gate, trackerId }: Scan): Promise<void> {
  await sql`delete from toll_scans
    where company_id = ${companyId} and gate = ${gate} and tracker_id = ${trackerId}`.execute(db);
}

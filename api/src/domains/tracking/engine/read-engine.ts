import type { EngineContact, EngineRecord, EngineRequest } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import { groupBy } from '../../../group-by';
import type { Actor, Deps } from '../../../deps';
import { requireCompany } from '../../company';
import { findFleetVehicle, vehicleNotFound } from '../../fleet';

const AT_MOST = 20;

/** The newest request first, its events as they happened. */
async function viewRequests(
  db: Db,
  companyId: string,
  rows: readonly RequestRow[],
): Promise<EngineRequest[]> {
  if (rows.length === 0) return [];
  const events = await db
    .selectFrom('engineEvents')
    .select(['requestId', 'kind', 'at', 'byEmail', 'text'])
    .where('companyId', '=', companyId)
    .where(
      'requestId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('at')
    .orderBy('id')
    .execute();
  const byRequest = groupBy(events, ({ requestId }) => requestId);
  return rows.map(({ id, action, state, reason, lapsesAt }) => ({
    requestId: id,
    action,
    state,
    reason,
    lapsesAt: lapsesAt.toISOString(),
    events: (byRequest.get(id) ?? []).map(({ kind, at, byEmail, text }) => ({
      kind,
      at: at.toISOString(),
      by: byEmail,
      text,
    })),
  }));
}

const selectRequests = (db: Db, companyId: string) =>
  db
    .selectFrom('engineRequests')
    .select(['id', 'action', 'state', 'reason', 'lapsesAt'])
    .where('companyId', '=', companyId);
type RequestRow = Awaited<ReturnType<ReturnType<typeof selectRequests>['execute']>>[number];

/** A request that exists. */
export async function readRequest(db: Db, companyId: string, id: string): Promise<EngineRequest> {
  const row = await selectRequests(db, companyId).where('id', '=', id).executeTakeFirstOrThrow();
  const [request] = await viewRequests(db, companyId, [row]);
  if (request === undefined) throw new Error(`No request ${id}`);
  return request;
}

export async function readContact(db: Db, companyId: string): Promise<EngineContact> {
  const row = await db
    .selectFrom('engineContacts')
    .select(['email', 'countsFrom', 'pendingEmail'])
    .where('companyId', '=', companyId)
    .executeTakeFirst();
  return {
    email: row?.email ?? null,
    countsFrom: row?.countsFrom?.toISOString() ?? null,
    pendingEmail: row?.pendingEmail ?? null,
  };
}

/** The tracker that is in a vehicle now. */
export function findInstalled(db: Db, companyId: string, vehicleId: string) {
  return db
    .selectFrom('trackerInstallations as installation')
    .innerJoin('trackers as tracker', (join) =>
      join
        .onRef('tracker.companyId', '=', 'installation.companyId')
        .onRef('tracker.id', '=', 'installation.trackerId'),
    )
    .select([
      'tracker.id as trackerId',
      'tracker.hasRelay',
      sql<boolean>`tracker.channel = 'tracker'`.as('takesCommands'),
    ])
    .where('installation.companyId', '=', companyId)
    .where('installation.vehicleId', '=', vehicleId)
    .where('installation.endsAt', 'is', null)
    .executeTakeFirst();
}

/** @throws AppProblem 404 for a vehicle of nobody or another company */
export async function readEngine({ db }: Deps, user: Actor, vehicleId: string): Promise<EngineRecord> {
  const companyId = requireCompany(user);
  if ((await findFleetVehicle(db, companyId, vehicleId)) === undefined) throw vehicleNotFound();
  const rows = await selectRequests(db, companyId)
    .where('vehicleId', '=', vehicleId)
    .orderBy('requestedAt', 'desc')
    .orderBy('id')
    .limit(AT_MOST)
    .execute();
  return {
    contact: await readContact(db, companyId),
    tracker: (await findInstalled(db, companyId, vehicleId)) ?? null,
    requests: await viewRequests(db, companyId, rows),
  };
}

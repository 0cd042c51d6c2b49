import {
  fromMinorUnits,
  toMinorUnits,
  type maintenanceBody,
  type MaintenanceEntry,
} from '@portal/shared/contract';
import type { Selectable } from 'kysely';
import type * as v from 'valibot';

import { newId } from '../../database/ids';
import type { FleetMaintenanceTable } from '../../database/tables/fleet';
import type { Actor, Deps } from '../../deps';
import { isExclusionViolation } from '../../plugins/database-errors';
import { AppProblem, notFound } from '../../plugins/problem';
import { requireCompany } from '../company/require-company';
import { vehicleNotFound } from './problems';
import { findFleetVehicle } from './store';

type Row = Selectable<FleetMaintenanceTable>;

const entryOf = (row: Row): MaintenanceEntry => ({
  maintenanceId: row.id,
  vehicleId: row.vehicleId,
  kind: row.kind,
  from: row.startsAt.toISOString(),
  to: row.endsAt.toISOString(),
  note: row.note,
  cost: row.cost === null ? null : fromMinorUnits(row.cost),
  kilometre: row.kilometre,
  createdAt: row.createdAt.toISOString(),
});

async function refuseStranger({ db }: Deps, companyId: string, vehicleId: string): Promise<void> {
  if ((await findFleetVehicle(db, companyId, vehicleId)) === undefined) throw vehicleNotFound();
}

const AT_MOST = 500;

export async function maintenanceOf(
  deps: Deps,
  user: Actor,
  vehicleId: string,
): Promise<{ list: MaintenanceEntry[] }> {
  const companyId = requireCompany(user);
  await refuseStranger(deps, companyId, vehicleId);
  const rows = await deps.db
    .selectFrom('fleetMaintenance')
    .selectAll()
    .where('vehicleId', '=', vehicleId)
    .where('companyId', '=', companyId)
    .orderBy('startsAt', 'desc')
    .limit(AT_MOST)
    .execute();
  return { list: rows.map(entryOf) };
}

export async function addMaintenance(
  deps: Deps,
  user: Actor,
  body: v.InferOutput<typeof maintenanceBody>,
): Promise<MaintenanceEntry> {
  const companyId = requireCompany(user);
  await refuseStranger(deps, companyId, body.vehicleId);
  const { vehicleId, kind, from, to, note, cost, kilometre } = body;
  try {
    const row = await deps.db
      .insertInto('fleetMaintenance')
      .values({
        ...{ id: newId(), vehicleId, companyId, kind, note, kilometre },
        ...{ startsAt: new Date(from), endsAt: new Date(to) },
        cost: cost === null ? null : toMinorUnits(cost),
        ...{ createdBy: user.userId, createdAt: deps.clock.now() },
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return entryOf(row);
  } catch (error) {
    if (!isExclusionViolation(error, 'fleet_maintenance_once')) throw error;
    throw await clash(deps, body);
  }
}

const moment = ({ country }: Deps, at: Date) =>
  new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: country.timeZone, dateStyle: 'medium', timeStyle: 'short' },
  }).format(at);

async function clash(deps: Deps, { vehicleId, from, to }: v.InferOutput<typeof maintenanceBody>) {
  const other = await deps.db
    .selectFrom('fleetMaintenance')
    .select(['startsAt', 'endsAt'])
    .where('vehicleId', '=', vehicleId)
    .where('startsAt', '<', new Date(to))
    .where('endsAt', '>', new Date(from))
    .orderBy('startsAt')
    .executeTakeFirst();
  const taken = other ? ` from ${moment(deps, other.startsAt)} to ${moment(deps, other.endsAt)}` : '';
  const text = `The vehicle is blocked${taken} already. Choose another time.`;
  return new AppProblem('period_taken', text, { errors: [{ path: 'from', message: text }] });
}

export async function removeMaintenance(deps: Deps, user: Actor, maintenanceId: string): Promise<null> {
  const removed = await deps.db
    .deleteFrom('fleetMaintenance')
    .where('id', '=', maintenanceId)
    .where('companyId', '=', requireCompany(user))
    .returning('id')
    .executeTakeFirst();
  if (removed === undefined) throw notFound('This entry');
  return null;
}

import type { VehicleOdometer } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { requireCompany } from '../../company';
import { findFleetVehicle, vehicleNotFound } from '../../fleet';
import { readSamples } from '../positions/read-samples';
import { measureTrack } from '../positions/track';
import { computeOdometer, unknownOdometer, type Reading } from './compute-odometer';

/** The newest reading of the odometer that a handover or a return recorded. */
async function findReading(db: Db, companyId: string, vehicleId: string): Promise<Reading | null> {
  const { rows } = await sql<Reading>`
    select kilometre, at from (
      select handover_km as kilometre, starts_at as at from trip_vehicle_periods
      where company_id = ${companyId} and vehicle_id = ${vehicleId}
      union all
      select return_km, ends_at from trip_vehicle_periods
      where company_id = ${companyId} and vehicle_id = ${vehicleId} and return_km is not null and ends_at is not null
    ) readings order by at desc, kilometre desc limit 1`.execute(db);
  return rows[0] ?? null;
}

interface Device {
  readonly at: Date;
  readonly deviceBefore: string | number | null;
  readonly deviceNow: string | number | null;
}

/** The tracker that has been in the vehicle since the reading: what it counted then, and counts now. */
async function findDevice(db: Db, companyId: string, vehicleId: string, since: Date): Promise<Device | null> {
  const { rows } = await sql<Device>`
    select state.fix_time as at,
    -- Some devices name their odometer only now and then: an old one leaves out what was driven since.
    (select odometer from positions p where p.company_id = installation.company_id
      and p.tracker_id = installation.tracker_id and p.odometer is not null and p.fix_time > ${since}
      and p.fix_time between state.fix_time - interval '10 minutes' and state.fix_time
      order by p.fix_time desc limit 1) as device_now,
    coalesce(
      (select odometer from positions p where p.company_id = installation.company_id
        and p.tracker_id = installation.tracker_id and p.odometer is not null
        and p.fix_time between greatest(installation.starts_at, ${since}::timestamptz - interval '1 day') and ${since}
        order by p.fix_time desc limit 1),
      (select odometer from positions p where p.company_id = installation.company_id
        and p.tracker_id = installation.tracker_id and p.odometer is not null
        and p.fix_time between ${since} and ${since}::timestamptz + interval '1 day' order by p.fix_time limit 1)
    ) as device_before
    from tracker_installations installation join tracker_states state
      on state.company_id = installation.company_id and state.tracker_id = installation.tracker_id
    where installation.company_id = ${companyId} and installation.vehicle_id = ${vehicleId}
      and installation.ends_at is null and installation.starts_at <= ${since} and state.fix_time > ${since}`.execute(
    db,
  );
  return rows[0] ?? null;
}

const toMetres = (value: string | number | null) => (value === null ? null : Number(value));

/**
 * What the odometer of the vehicle shows by now, for a form in which somebody reads it. It says how far, not where, so it needs no
 * purpose.
 * @throws AppProblem 404 for a vehicle of nobody or another company
 */
export async function readOdometer({ db }: Deps, user: Actor, vehicleId: string): Promise<VehicleOdometer> {
  const companyId = requireCompany(user);
  if ((await findFleetVehicle(db, companyId, vehicleId)) === undefined) throw vehicleNotFound();
  const reading = await findReading(db, companyId, vehicleId);
  const device = reading && (await findDevice(db, companyId, vehicleId, reading.at));
  if (!reading || !device) return unknownOdometer;
  const to = new Date(device.at.getTime() + 1);
  const samples = await readSamples(db, { companyId, vehicleId, from: reading.at, to });
  return computeOdometer(reading, {
    at: device.at,
    deviceBefore: toMetres(device.deviceBefore),
    deviceNow: toMetres(device.deviceNow),
    track: measureTrack(samples),
  });
}

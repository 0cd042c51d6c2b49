import type { Kysely } from 'kysely';

import { ensureExtension } from './extensions';
import { runStatements } from './statements';

/** Passings of toll gates by tracked vehicles: gate and time, no track. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const gist = await ensureExtension(db, 'btree_gist');
  await runStatements(db, [
    `create table toll_passings (
      company_id uuid not null,
      vehicle_id uuid not null,
      gate text not null,
      passed_at timestamptz not null,
      -- Half a minute before and after: the same passing is noted once.
      around tstzrange not null,
      course smallint not null check (course between 0 and 359),
      -- The tracker was silent for a while around it.
      is_uncertain boolean not null,
      primary key (company_id, vehicle_id, gate, passed_at),
      foreign key (company_id, gate) references toll_gates on delete cascade,
      foreign key (vehicle_id, company_id) references fleet_vehicles (id, company_id) on delete cascade,
      constraint toll_passing_once exclude using gist (
        company_id ${gist}.gist_uuid_ops with =, vehicle_id ${gist}.gist_uuid_ops with =,
        gate ${gist}.gist_text_ops with =, around with &&)
    )`,
    `create index toll_passings_by_time on toll_passings (company_id, passed_at)`,
    `create index toll_passings_by_gate on toll_passings (company_id, gate)`,
    `create index toll_passings_by_vehicle on toll_passings (vehicle_id, company_id)`,

    `create table toll_watches (
      company_id uuid not null,
      tracker_id uuid not null,
      -- Positions up to here are evaluated.
      fix_time timestamptz not null,
      last jsonb,
      primary key (company_id, tracker_id),
      foreign key (company_id, tracker_id) references trackers on delete cascade
    ) with (fillfactor = 70)`,

    // Earlier positions that a gate with a new place is compared with, tracker by tracker.
    `create table toll_scans (
      company_id uuid not null,
      gate text not null,
      tracker_id uuid not null,
      primary key (company_id, gate, tracker_id),
      foreign key (company_id, gate) references toll_gates on delete cascade,
      foreign key (company_id, tracker_id) references trackers on delete cascade
    )`,
    `create index toll_scans_by_tracker on toll_scans (company_id, tracker_id)`,
  ]);
}

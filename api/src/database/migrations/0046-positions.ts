import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/**
 * Positions by week. The migration makes only the table for all other times; the recurring work makes the weeks ahead, and moves
 * what arrived for a week that had none. So a position of any time is stored, and a restored backup needs no weeks.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `create table positions (
      company_id uuid not null,
      tracker_id uuid not null,
      fix_time timestamptz not null,
      -- Of all that the device said: the same position that is sent twice is stored once.
      hash bigint not null,
      received_at timestamptz not null,
      -- Ten-millionths of a degree.
      latitude integer not null check (latitude between -900000000 and 900000000),
      longitude integer not null check (longitude between -1800000000 and 1800000000),
      is_fixed boolean not null,
      -- Tenths of kilometres per hour, and of degrees.
      speed smallint not null check (speed >= 0),
      course smallint not null check (course between 0 and 3599),
      altitude smallint,
      satellites smallint,
      -- Metres.
      odometer bigint check (odometer >= 0),
      ignition boolean,
      is_moving boolean,
      battery_level smallint check (battery_level between 0 and 100),
      power_millivolts integer,
      alarm text check (length(alarm) <= 40),
      primary key (company_id, tracker_id, fix_time, hash)
    ) partition by range (fix_time)`,
    `create index positions_by_time on positions using brin (fix_time)`,
    `create table positions_other partition of positions default`,

    // The newest of each device, so that a list of vehicles reads no positions.
    `create table tracker_states (
      company_id uuid not null,
      tracker_id uuid not null,
      seen_at timestamptz not null,
      -- These are null until the first position with a fix.
      fix_time timestamptz,
      latitude integer,
      longitude integer,
      speed smallint,
      course smallint,
      odometer bigint,
      ignition boolean,
      is_moving boolean,
      battery_level smallint,
      power_millivolts integer,
      primary key (company_id, tracker_id),
      foreign key (company_id, tracker_id) references trackers on delete cascade
    ) with (fillfactor = 70)`,

    // Instead of a foreign key, which would lock the row of the device with each of its positions.
    `create function positions_of_deleted_tracker() returns trigger language plpgsql as $$
    begin
      delete from positions where company_id = old.company_id and tracker_id = old.id;
      return null;
    end $$`,
    `create trigger positions_of_deleted_tracker after delete on trackers
      for each row execute function positions_of_deleted_tracker()`,
  ]);
}

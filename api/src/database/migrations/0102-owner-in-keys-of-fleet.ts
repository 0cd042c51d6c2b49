// Ends of the names of keys. cspell:ignore fkey
import type { Kysely } from 'kysely';

import { addOwner, changeIndexes, changeKeys, emptyReferences, type Reference } from './owner-keys';
import { runStatements } from './statements';

/** They had the company as their second column. */
const referToVehicle = (table: string): Reference => [
  table,
  `${table}_vehicle_id_company_id_fkey`,
  'vehicle_id',
  'fleet_vehicles',
];

/** Keys of vehicles and of what belongs to them name the company, so that they can be distributed by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    ...addOwner('vehicle_damage_photos', 'vehicle_damages', { column: 'damage_id' }),
    ...changeKeys({
      dropped: [['fleet_vehicles', 'fleet_vehicles_id_company_id_key']],
      primary: {
        fleet_maintenance: 'company_id, id',
        fleet_vehicles: 'company_id, id',
        vehicle_damage_photos: 'company_id, damage_id, file_id',
        vehicle_damages: 'company_id, id',
        vehicle_occupancies: 'company_id, id',
      },
      references: [
        ...[
          'check_lists',
          'engine_requests',
          'fleet_maintenance',
          'notifications',
          'position_accesses',
          'toll_passings',
          'tracker_installations',
          'tracking_alerts',
          'tracking_zone_vehicles',
          'trip_vehicle_periods',
          'trips',
          'vehicle_damages',
          'vehicle_occupancies',
        ].map(referToVehicle),
        ['charges', 'charges_vehicle_id_fkey', 'vehicle_id', 'fleet_vehicles', { onDelete: null }],
        [
          'vehicle_occupancies',
          'vehicle_occupancies_maintenance_id_fkey',
          'maintenance_id',
          'fleet_maintenance',
        ],
        ['vehicle_damage_photos', 'vehicle_damage_photos_damage_id_fkey', 'damage_id', 'vehicle_damages'],
      ],
    }),
    ...changeIndexes({
      vehicle_occupancies_by_maintenance: 'vehicle_occupancies (company_id, maintenance_id)',
    }),
    // vehicle_damages_once stays for "on conflict" of the release before, until a step that ends in "-breaking".
    `create unique index vehicle_damages_once_by_company on vehicle_damages (company_id, vehicle_id, zone, kind)
      where repaired_at is null`,
    `alter table vehicle_occupancies drop constraint vehicle_once, add constraint vehicle_once
      exclude using gist (company_id with =, vehicle_id with =, period with &&)`,
    `alter table fleet_maintenance drop constraint fleet_maintenance_once, add constraint fleet_maintenance_once
      exclude using gist (company_id with =, vehicle_id with =, period with &&)`,
    ...emptyReferences('fleet_vehicles', [['charges', 'vehicle_id']]),
    `create or replace function fleet_vehicles_renamed() returns trigger language plpgsql set search_path from current as $$
    begin
      update trips set plate = new.plate where company_id = new.company_id and vehicle_id = new.id;
      return null;
    end $$`,
  ]);
}

import type { Kysely } from 'kysely';

import { runStatements } from './statements';

/** Model and year of a fleet vehicle; where a listing has the same plate, its model is known already. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runStatements(db, [
    `alter table fleet_vehicles
      add column model text not null default '' check (length(model) <= 80),
      add column model_year smallint check (model_year between 1900 and 2200)`,
    `update fleet_vehicles vehicle set model = listing.model
      from (select distinct on (company_id, plate, brand_id) company_id, plate, brand_id, model
        from listings order by company_id, plate, brand_id, updated_at desc) listing
      where listing.company_id = vehicle.company_id and listing.plate = vehicle.plate
        and listing.brand_id = vehicle.brand_id`,
  ]);
}

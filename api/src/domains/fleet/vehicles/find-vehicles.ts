import { searchLimits, type FoundItem } from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import { matchesKey, orderExactFirst } from '../../../database/search-key';
import { fleetVehiclesById } from './store';
import { nameFleetVehicle } from './vehicle-name';

/** The key of a vehicle with the name of its brand, which is kept elsewhere. */
const namedKey = sql<string>`vehicle.search_key || ' ' || lower(brand.name)`;

/** Vehicles of the fleet by plate, chassis number, fine number and name. */
export async function findVehicles(
  db: Db,
  companyId: string,
  words: readonly string[],
): Promise<FoundItem[]> {
  const found = await db
    .selectFrom('fleetVehicles as vehicle')
    .innerJoin('vehicleBrands as brand', 'brand.id', 'vehicle.brandId')
    .select('vehicle.id')
    .where('vehicle.companyId', '=', companyId)
    .where('vehicle.deletedAt', 'is', null)
    .where(matchesKey(namedKey, words))
    .orderBy(orderExactFirst(sql`vehicle.search_key`, words))
    .orderBy('vehicle.plate')
    .orderBy('vehicle.id')
    .limit(searchLimits.eachKind)
    .execute();
  const ids = found.map(({ id }) => id);
  const rows = new Map((await fleetVehiclesById(db, companyId, ids)).map((row) => [row.id, row]));
  return ids.flatMap((id): FoundItem[] => {
    const row = rows.get(id);
    if (row === undefined) return [];
    const facts = [nameFleetVehicle(row)];
    return [{ kind: 'vehicle', id, title: row.plate, facts, at: null, status: null, params: { id } }];
  });
}

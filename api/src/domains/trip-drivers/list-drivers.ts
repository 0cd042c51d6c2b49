import type { Db } from '../../database/connect';

/** Who may drive now on each of the trips in addition to its customer, in the order in which they were added. */
export function listDrivers(db: Db, companyId: string, tripIds: readonly string[]) {
  return db
    .selectFrom('tripDrivers')
    .select(['id', 'tripId', 'name', 'licenseNumber', 'licenseExpireDate', 'phone', 'addedAt'])
    .where('companyId', '=', companyId)
    .where('tripId', 'in', [...tripIds])
    .where('removedAt', 'is', null)
    .orderBy('addedAt')
    .orderBy('id')
    .execute();
}
/** Who was allowed to drive in a period, in addition to the customer, in the order in which they were added. */
export function listDriversInPeriod(
  db: Db,
  { companyId, tripId, from, to }: { companyId: string; tripId: string; from: Date; to: Date },
) {
  return db
    .selectFrom('tripDrivers')
    .select(['name', 'licenseNumber', 'licenseExpireDate'])
    .where('companyId', '=', companyId)
    .where('tripId', '=', tripId)
    .where('addedAt', '<=', to)
    .where((is) => is.or([is('removedAt', 'is', null), is('removedAt', '>', from)]))
    .orderBy('addedAt')
    .orderBy('id')
    .execute();
}

export type StoredDriver = Awaited<ReturnType<typeof listDrivers>>[number];

/** The names of drivers, with those that were taken off. */
export async function findDriverNames(
  db: Db,
  companyId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('tripDrivers')
    .select(['id', 'name'])
    .where('companyId', '=', companyId)
    .where('id', 'in', [...new Set(ids)])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

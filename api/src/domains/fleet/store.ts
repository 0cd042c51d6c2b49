import type { FleetSort, sortOrders } from '@portal/shared/contract';
import { sql, type Kysely } from 'kysely';

import type { Database } from '../../database/schema';

type Db = Kysely<Database>;

const everOfCompany = (db: Db, companyId: string) =>
  db
    .selectFrom('fleetVehicles as vehicle')
    .innerJoin('vehicleBrands as brand', 'brand.id', 'vehicle.brandId')
    .innerJoin('vehicleCategories as category', 'category.id', 'vehicle.categoryId')
    .where('vehicle.companyId', '=', companyId);
const ofCompany = (db: Db, companyId: string) =>
  everOfCompany(db, companyId).where('vehicle.deletedAt', 'is', null);

const joined = (db: Db, companyId: string) =>
  everOfCompany(db, companyId)
    .selectAll('vehicle')
    .select(['brand.name as brandName', 'category.name as categoryName']);
const selected = (db: Db, companyId: string) => joined(db, companyId).where('vehicle.deletedAt', 'is', null);
export type FleetVehicleRow = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

export const findFleetVehicle = (db: Db, companyId: string, vehicleId: string) =>
  selected(db, companyId).where('vehicle.id', '=', vehicleId).executeTakeFirst();

/** The row as it is to be changed, kept from others until the transaction ends. */
export const lockFleetVehicle = (db: Db, companyId: string, vehicleId: string) =>
  db
    .selectFrom('fleetVehicles')
    .select(['id', 'photo', 'version'])
    .where('id', '=', vehicleId)
    .where('companyId', '=', companyId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export interface FleetQuery {
  readonly page: number;
  readonly limit: number;
  readonly sortOrder: (typeof sortOrders)[number];
  readonly sortBy?: FleetSort | undefined;
  readonly search?: string | undefined;
}

const sortColumns = {
  vehicleRegistrationNumber: 'vehicle.plate',
  createdAt: 'vehicle.createdAt',
  registrationDueDate: 'vehicle.registrationDueDate',
  nextServiceDate: 'vehicle.nextServiceDate',
  currentKilometre: 'vehicle.currentKm',
} as const satisfies Record<FleetSort, string>;

/** Every word must be found, each in the vehicle's own fields, its brand or its model. */
export const fleetSearch = (search: string | undefined) => {
  const words = (search ?? '').trim().split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql<boolean>`(vehicle.search like lower(${pattern}) or lower(brand.name) like lower(${pattern})
      or lower(vehicle.model) like lower(${pattern}))`;
  });
};

export async function fleetPage(db: Db, companyId: string, wanted: FleetQuery) {
  const { page, limit, sortOrder, sortBy = 'vehicleRegistrationNumber', search } = wanted;
  const conditions = fleetSearch(search);
  const direction = sortOrder === 'DESC' ? 'desc' : 'asc';
  const [counted, rows] = await Promise.all([
    ofCompany(db, companyId)
      .where((eb) => eb.and(conditions))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    selected(db, companyId)
      .where((eb) => eb.and(conditions))
      .orderBy(sortColumns[sortBy], direction)
      .orderBy('vehicle.id', direction)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ]);
  return { rows, total: counted.total };
}

/** The next rows by plate, for files of the whole fleet. */
export const fleetAfter = (db: Db, companyId: string, plate: string, limit: number) =>
  selected(db, companyId).where('vehicle.plate', '>', plate).orderBy('vehicle.plate').limit(limit).execute();

/** Also those that were taken out of the fleet: trips still name them. */
export const fleetVehiclesById = (db: Db, companyId: string, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : joined(db, companyId)
        .where('vehicle.id', 'in', [...ids])
        .execute();

/** A page of vehicles: those that are not busy first, each group by plate. */
export async function vehiclesFreeFirst(
  db: Db,
  companyId: string,
  busy: readonly string[],
  { page, limit, search }: Pick<FleetQuery, 'page' | 'limit' | 'search'>,
) {
  const conditions = fleetSearch(search);
  const [counted, rows] = await Promise.all([
    ofCompany(db, companyId)
      .where((eb) => eb.and(conditions))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    selected(db, companyId)
      .where((eb) => eb.and(conditions))
      .orderBy(sql`vehicle.id = any(${[...busy]}::uuid[])`)
      .orderBy('vehicle.plate')
      .orderBy('vehicle.id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ]);
  return { rows, total: counted.total };
}

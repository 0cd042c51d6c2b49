import type { FleetDue, FleetSort, sortOrders } from '@portal/shared/contract';
import { sql, type Kysely } from 'kysely';

import type { Database } from '../../../database/schema';
import { dueCondition } from './due';

type Db = Kysely<Database>;

const selectAllVehicles = (db: Db, companyId: string) =>
  db
    .selectFrom('fleetVehicles as vehicle')
    .innerJoin('vehicleBrands as brand', 'brand.id', 'vehicle.brandId')
    .innerJoin('vehicleCategories as category', 'category.id', 'vehicle.categoryId')
    .where('vehicle.companyId', '=', companyId);
const selectCompanyVehicles = (db: Db, companyId: string) =>
  selectAllVehicles(db, companyId).where('vehicle.deletedAt', 'is', null);

const joined = (db: Db, companyId: string) =>
  selectAllVehicles(db, companyId)
    .selectAll('vehicle')
    .select(['brand.name as brandName', 'category.name as categoryName']);
const selected = (db: Db, companyId: string) => joined(db, companyId).where('vehicle.deletedAt', 'is', null);
export type FleetVehicleRow = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

export const findFleetVehicle = (db: Db, companyId: string, vehicleId: string) =>
  selected(db, companyId).where('vehicle.id', '=', vehicleId).executeTakeFirst();

/** The row to change, locked until the transaction ends. */
export const lockFleetVehicle = (db: Db, companyId: string, vehicleId: string) =>
  db
    .selectFrom('fleetVehicles')
    .select(['id', 'photo', 'version', 'plate'])
    .where('id', '=', vehicleId)
    .where('companyId', '=', companyId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** The id of the vehicle that has the plate, in the spelling that is stored. */
export const findVehicleIdByPlate = async (
  db: Db,
  companyId: string,
  plate: string,
): Promise<string | undefined> =>
  (
    await selectCompanyVehicles(db, companyId)
      .select('vehicle.id')
      .where('vehicle.plate', '=', plate)
      .executeTakeFirst()
  )?.id;

export interface FleetFilter {
  readonly search?: string | undefined;
  readonly due?: FleetDue | undefined;
}
export interface FleetQuery extends FleetFilter {
  readonly page: number;
  readonly limit: number;
  readonly sortOrder: (typeof sortOrders)[number];
  readonly sortBy?: FleetSort | undefined;
}

const sortColumns = {
  vehicleRegistrationNumber: 'vehicle.plate',
  createdAt: 'vehicle.createdAt',
  registrationDueDate: 'vehicle.registrationDueDate',
  nextServiceDate: 'vehicle.nextServiceDate',
  currentKilometre: 'vehicle.currentKm',
} as const satisfies Record<FleetSort, string>;

/** Every word must occur in the vehicle's own fields, its brand or its model. */
export const fleetSearch = (search: string | undefined) => {
  const words = (search ?? '').trim().split(/\s+/).filter(Boolean);
  return words.map((word) => {
    const pattern = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
    return sql<boolean>`(vehicle.search like lower(${pattern}) or lower(brand.name) like lower(${pattern})
      or lower(vehicle.model) like lower(${pattern}))`;
  });
};

/** All conditions, for a list as for a file. */
const filterConditions = ({ search, due }: FleetFilter, today: string) => [
  ...fleetSearch(search),
  ...(due ? [dueCondition(due, today)] : []),
];

export async function fleetPage(db: Db, companyId: string, query: FleetQuery, today: string) {
  const { page, limit } = query;
  const [counted, rows] = await Promise.all([
    selectCompanyVehicles(db, companyId)
      .where((eb) => eb.and(filterConditions(query, today)))
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    selectInOrder(db, companyId, query, today)
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
  ]);
  return { rows, total: counted.total };
}

type FleetOrder = Omit<FleetQuery, 'page' | 'limit'>;

const getSortColumn = ({ sortBy = 'vehicleRegistrationNumber' }: FleetOrder) => sortColumns[sortBy];

function selectInOrder(db: Db, companyId: string, query: FleetOrder, today: string) {
  const direction = query.sortOrder === 'DESC' ? 'desc' : 'asc';
  return selected(db, companyId)
    .where((eb) => eb.and(filterConditions(query, today)))
    .orderBy(getSortColumn(query), direction)
    .orderBy('vehicle.id', direction);
}

/**
 * The vehicles that pass a filter, part by part, for files: in the order of the list. Each part continues after the
 * last vehicle of the one before, whatever was added or removed meanwhile.
 */
export function listFleetAfter(
  db: Db,
  companyId: string,
  query: FleetOrder,
  today: string,
  { lastId, limit }: { readonly lastId: string | undefined; readonly limit: number },
) {
  const column = sql.ref(getSortColumn(query));
  const after = sql<boolean>`(${column}, vehicle.id) ${query.sortOrder === 'DESC' ? sql`<` : sql`>`}
    (select ${column}, vehicle.id from fleet_vehicles vehicle
      where vehicle.company_id = ${companyId} and vehicle.id = ${lastId})`;
  return selectInOrder(db, companyId, query, today)
    .$if(lastId !== undefined, (rows) => rows.where(after))
    .limit(limit)
    .execute();
}

/** Includes vehicles that were removed from the fleet: trips still name them. */
export const fleetVehiclesById = (db: Db, companyId: string, ids: readonly string[]) =>
  ids.length === 0
    ? Promise.resolve([])
    : joined(db, companyId)
        .where('vehicle.id', 'in', [...ids])
        .execute();

/** A page of vehicles: free ones first, each group by plate. */
export async function listFreeVehiclesFirst(
  db: Db,
  companyId: string,
  busy: readonly string[],
  { page, limit, search }: Pick<FleetQuery, 'page' | 'limit' | 'search'>,
) {
  const conditions = fleetSearch(search);
  const [counted, rows] = await Promise.all([
    selectCompanyVehicles(db, companyId)
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

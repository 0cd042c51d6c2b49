import { MINUTE } from '@portal/shared/contract';
import type { Kysely } from 'kysely';
import { newId } from '../../database/ids';
import type { Database } from '../../database/schema';
import type { Deps } from '../../deps';
import { toColumns } from '../../domains/catalogue';
import { buildLevelOne, licenceEnd } from './body';
import type { DemoVehicle } from '../samples/demo-vehicle';
import { demoFleet } from './fleet';
import { listSpecs } from './specs';

const AT_ONCE = 250;

interface Amount {
  readonly userId: string;
  readonly companyId: string;
  readonly rows: number;
  /** A picture of the owner that all of them show; without one they stay at level 0. */
  readonly photo?: string;
  /** A licence of the owner that all of them use. */
  readonly licence?: string;
}

type ManyDeps = Pick<Deps, 'db' | 'clock' | 'country'>;

/**
 * Very many listings of one supplier, for measurements: the demo vehicles repeated, each with its own plate.
 * Half are published, regardless of the plan.
 */
export async function addManyListings(deps: ManyDeps, amount: Amount): Promise<void> {
  const specs = new Map<DemoVehicle, Awaited<ReturnType<typeof listSpecs>>>();
  for (const vehicle of demoFleet[deps.country.id]) specs.set(vehicle, await listSpecs(deps.db, vehicle));
  for (let from = 0; from < amount.rows; from += AT_ONCE) {
    const count = Math.min(AT_ONCE, amount.rows - from);
    const made = Array.from({ length: count }, (_, index) => make(deps, amount, from + index));
    await deps.db.transaction().execute((trx) => insert(trx, amount, made, specs));
  }
}

function buildPlate(country: string, number: number): string {
  if (country === 'ae') return `RAK ${1 + Math.floor(number / 90_000)} ${10_000 + (number % 90_000)}`;
  const series = Math.floor(number / 9999);
  return `KA${10 + (series % 80)}ZZ${String(1 + (number % 9999)).padStart(4, '0')}`;
}

function make({ country, clock }: ManyDeps, amount: Amount, number: number) {
  const fleet = demoFleet[country.id];
  const vehicle = fleet[number % fleet.length] as DemoVehicle;
  const now = clock.now();
  const phoneNumber = country.id === 'ae' ? '+971501234567' : '+919812345678';
  const body = buildLevelOne(vehicle, { country, phoneNumber, photos: [], licences: [], now });
  const createdAt = new Date(now.getTime() - number * 7 * MINUTE);
  const isComplete = amount.photo !== undefined && amount.licence !== undefined;
  const id = newId();
  return {
    id,
    vehicle,
    cityIds: body.cityIds,
    isComplete,
    row: {
      ...toColumns(body, vehicle.brand, phoneNumber),
      id,
      userId: amount.userId,
      companyId: amount.companyId,
      createdAt,
      updatedAt: createdAt,
      code: `${id.slice(-12)}`.toUpperCase(),
      plate: buildPlate(country.id, number),
      licenseExpireDate: licenceEnd(vehicle, now),
      levelsFilled: isComplete ? 2 : 0,
      missing: isComplete ? [] : ['vehiclePhotos'],
      isVisible: isComplete && number % 2 === 0,
    },
  };
}

async function insert(
  trx: Kysely<Database>,
  { userId, photo, licence }: Amount,
  made: readonly ReturnType<typeof make>[],
  specs: ReadonlyMap<DemoVehicle, Awaited<ReturnType<typeof listSpecs>>>,
): Promise<void> {
  await trx
    .insertInto('listings')
    .values(made.map(({ row }) => row))
    .execute();
  const cities = made.flatMap(({ id, cityIds }) =>
    cityIds.map((cityId, position) => ({ userId, listingId: id, cityId, position })),
  );
  await trx.insertInto('listingCities').values(cities).execute();
  if (photo === undefined || licence === undefined) return;
  const files = made.flatMap(({ id }) => [
    { userId, listingId: id, fileId: photo, role: 'photo' as const, position: 0 },
    { userId, listingId: id, fileId: licence, role: 'licence' as const, position: 0 },
  ]);
  await trx.insertInto('listingFiles').values(files).execute();
  const values = made.flatMap(({ id, vehicle }) =>
    (specs.get(vehicle) ?? []).map((spec) => ({ userId, listingId: id, ...spec })),
  );
  await trx.insertInto('listingSpecs').values(values).execute();
}

import { DAY } from '@portal/shared/contract';
import { Readable } from 'node:stream';
import type { Actor, Deps } from '../../deps';
import { storeUpload } from '../../domains/files';
import {
  createListing,
  importListings,
  saveLevelThree,
  saveLevelTwo,
  toggleVisibility,
} from '../../domains/catalogue';
import { makePdf } from '../samples/make-pdf';
import type { CarPhotos } from '../pictures/store-photos';
import { buildLevelOne, licenceEnd } from './body';
import { loadDemoDraft } from './load-draft';
import type { DemoVehicle } from '../samples/demo-vehicle';
import { listFeatures, listSpecs } from './specs';

interface Owner {
  readonly user: Actor;
  readonly phoneNumber: string;
  readonly photos: CarPhotos;
  readonly vehicles: readonly DemoVehicle[];
}

/** When the first and the last listing were added, in days before the demo is made. */
const [OLDEST, NEWEST] = [120, 14];
/** How much of that time has gone by since the last change. */
const UNCHANGED = 0.8;

/**
 * The demo supplier's vehicles, loaded once: an agent who deletes them all sees the empty page, and not these
 * again.
 */
export async function loadDemoListings(deps: Deps, owner: Owner): Promise<void> {
  const { userId } = owner.user;
  const any = deps.db.selectFrom('listings').select('id').where('userId', '=', userId).limit(1);
  if (await any.executeTakeFirst()) return;
  for (const [index, vehicle] of owner.vehicles.entries()) {
    const vehicleId = await addVehicle(deps, owner, vehicle);
    // The oldest first; each was changed some time after it was added.
    const days = OLDEST - ((OLDEST - NEWEST) * index) / owner.vehicles.length;
    const before = (age: number) => new Date(deps.clock.now().getTime() - age * DAY);
    await deps.db
      .updateTable('listings')
      .set({ code: vehicle.code, createdAt: before(days), updatedAt: before(days * UNCHANGED) })
      .where('id', '=', vehicleId)
      .execute();
  }
  await loadDemoDraft(deps, owner);
}

async function addVehicle(deps: Deps, owner: Owner, vehicle: DemoVehicle): Promise<string> {
  const { user, phoneNumber } = owner;
  const given = { country: deps.country, phoneNumber, photos: [], licences: [], now: deps.clock.now() };
  if (vehicle.stage === 'imported') {
    const { commercialLicenseExpireDate: _later, ...row } = buildLevelOne(vehicle, given);
    const report = await importListings(deps, user, { dryRun: false, updates: false, rows: [row] });
    const [added] = report.rows;
    if (!added?.vehicleId) throw new Error(`Demo vehicle ${vehicle.code}: ${JSON.stringify(added?.errors)}`);
    return added.vehicleId;
  }
  const photos = owner.photos.get(vehicle.code) ?? [];
  const licences = [await storeLicence(deps, user.userId, vehicle)];
  const { vehicleId } = await createListing(
    deps,
    user,
    buildLevelOne(vehicle, { ...given, photos, licences }),
  );
  await fill(deps, user, vehicle, vehicleId);
  return vehicleId;
}

async function fill(deps: Deps, user: Actor, vehicle: DemoVehicle, vehicleId: string): Promise<void> {
  const { stage } = vehicle;
  if (stage === 'levelOne') return;
  await saveLevelTwo(deps, user, { vehicleId, specs: await listSpecs(deps.db, vehicle), version: undefined });
  if (stage === 'levelTwo') return;
  const featureIds = await listFeatures(deps.db, vehicle);
  await saveLevelThree(deps, user, { vehicleId, featureIds, version: undefined });
  if (stage === 'published') await toggleVisibility(deps, user, { vehicleId, isVisible: true });
}

async function storeLicence(deps: Deps, ownerId: string, vehicle: DemoVehicle): Promise<string> {
  const { brand, model, year, plate } = vehicle;
  const content = makePdf('Vehicle Licence', [
    `Vehicle: ${brand} ${model}, ${year}`,
    `Number plate: ${plate}`,
    'Use: rental',
    `Valid until: ${licenceEnd(vehicle, deps.clock.now())}`,
    'Sample document made for demonstration.',
  ]);
  const name = `vehicle-licence-${vehicle.code}.pdf`;
  return (await storeUpload(deps, ownerId, { stream: Readable.from([content]), name, kind: 'document' })).id;
}

/** Ids of the listings by their codes. */
export async function listingIds({ db }: Pick<Deps, 'db'>, userId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'code'])
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

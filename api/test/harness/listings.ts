import {
  companyEndpoints,
  vehicleEndpoints,
  vehicleLevelEndpoints as levels,
  type CompanyRecord,
  type Listing,
  type ListingCounts,
  type ListingState,
} from '@portal/shared/contract';
import { uploadPicture, type TestAgent } from './agents';
import type { TestApp } from './start-test-app';

type State = NonNullable<ListingState>;
type Caller = Pick<TestAgent, 'token'>;
export interface ListingPage {
  readonly list: Listing[];
  readonly total: number;
  readonly totalNumberOfPages: number;
  readonly counts: ListingCounts;
}

let plates = 0;
/** A plate of the app's country that no other listing of a test has. */
export function newPlate(app: TestApp): string {
  plates += 1;
  const digits = String(plates).padStart(4, '0');
  return app.deps.country.id === 'ae' ? `DXB A ${Number(digits)}` : `KA01AB${digits}`;
}

const off = { enabled: false as const };
export const dayRate = (rentInAED: string) => ({
  day: { enabled: true as const, rentInAED, mileageLimit: '250', unlimitedMileage: false },
  week: off,
  month: off,
  hour: off,
});

/** Ids of look-up rows that fit together. */
export async function vehicleIds(app: TestApp, category = 'Cars', type = 'SUV', brand = 'Toyota') {
  const { id: vehicleCategoryId } = await app.db
    .selectFrom('vehicleCategories')
    .select('id')
    .where('name', '=', category)
    .executeTakeFirstOrThrow();
  const { id: vehicleTypeId } = await app.db
    .selectFrom('vehicleTypes')
    .select('id')
    .where('name', '=', type)
    .where('categoryId', '=', vehicleCategoryId)
    .executeTakeFirstOrThrow();
  const { id: vehicleBrandId } = await app.db
    .selectFrom('vehicleBrands')
    .select('id')
    .where('name', '=', brand)
    .executeTakeFirstOrThrow();
  return { vehicleCategoryId, vehicleTypeId, vehicleBrandId };
}

export async function listCities(app: TestApp, state: string) {
  return app.db
    .selectFrom('cities')
    .innerJoin('states', 'states.id', 'cities.stateId')
    .select(['cities.id', 'cities.name', 'cities.stateId'])
    .where('states.name', '=', state)
    .orderBy('cities.position')
    .execute();
}

/** Level one with new files. */
export async function listingBody(app: TestApp, agent: TestAgent, change: object = {}) {
  const isUae = app.deps.country.id === 'ae';
  const [photo, licence] = [await uploadPicture(app, agent), await uploadPicture(app, agent, 'document')];
  const cities = await listCities(app, isUae ? 'Dubai' : 'Karnataka');
  return {
    ...(await vehicleIds(app)),
    vehicleModel: 'Land Cruiser',
    vehiclePhotos: [photo.id],
    vehicleVideos: [] as string[],
    vehicleRegistrationNumber: newPlate(app),
    vehicleRegisteredYear: '2024',
    commercialLicenses: [licence.id],
    commercialLicenseExpireDate: '2099-12-31',
    specification: isUae ? 'UAE_SPEC' : 'India_SPEC',
    phoneNumber: isUae ? '+971501112267' : '+919812345678',
    stateId: cities[0]?.stateId ?? '',
    cityIds: cities.slice(0, 2).map(({ id }) => id),
    securityDeposit: { enabled: true, amountInAED: '1500' },
    isCashSupported: true,
    rentalDetails: dayRate('650'),
    ...change,
  };
}

/** One value for each specification of a type. */
export async function listSpecs(app: TestApp, typeId: string) {
  const rows = await app.db
    .selectFrom('vehicleSpecs')
    .innerJoin('vehicleSpecValues as value', 'value.specId', 'vehicleSpecs.id')
    .select(['vehicleSpecs.id as specId', 'value.id as valueId'])
    .where('typeId', '=', typeId)
    .orderBy('vehicleSpecs.position')
    .orderBy('value.position')
    .execute();
  return [...new Map(rows.map((row) => [row.specId, row])).values()];
}

export async function listFeatures(app: TestApp, categoryId: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('vehicleFeatureCategories')
    .select('featureId')
    .where('categoryId', '=', categoryId)
    .orderBy('position')
    .execute();
  return rows.map(({ featureId }) => featureId);
}

/** The calls of the form and of the list. */
export const listingCalls = (app: TestApp, { token }: Caller) => ({
  list: (query: Record<string, unknown> = {}) =>
    app.client<ListingPage>(vehicleEndpoints.list, { token, query }),
  get: (vehicleId: string) => app.client<Listing>(levels.levelOne, { token, query: { vehicleId } }),
  filled: (vehicleId: string) =>
    app.client<State>(vehicleEndpoints.levelsFilled, { token, query: { vehicleId } }),
  defaults: () => app.client<Listing>(levels.levelOneDefaults, { token }),
  create: (body: unknown) =>
    app.client<State & { vehicleId: string }>(levels.createLevelOne, { token, body }),
  update: (body: unknown) => app.client<State>(levels.updateLevelOne, { token, body }),
  specs: (body: unknown) => app.client<State>(levels.createLevelTwo, { token, body }),
  getSpecs: (vehicleId: string) =>
    app.client<{ specs: { specId: string; valueId: string }[]; version: number }>(levels.levelTwo, {
      token,
      query: { vehicleId },
    }),
  features: (body: unknown) => app.client<State>(levels.updateLevelThree, { token, body }),
  getFeatures: (vehicleId: string) =>
    app.client<{ featureIds: string[] }>(levels.levelThree, { token, query: { vehicleId } }),
  show: (vehicleId: string, isVisible = true) =>
    app.client<State>(vehicleEndpoints.toggleVisibility, { token, body: { vehicleId, isVisible } }),
});

/** A listing that can be published. */
export async function addListing(app: TestApp, agent: TestAgent, change: object = {}): Promise<string> {
  const calls = listingCalls(app, agent);
  const body = await listingBody(app, agent, change);
  const created = await calls.create(body);
  if (created.status !== 201) throw new Error(`level one: ${created.text}`);
  const { vehicleId } = created.result;
  const filled = await calls.specs({ vehicleId, specs: await listSpecs(app, body.vehicleTypeId) });
  if (filled.status !== 201) throw new Error(`level two: ${filled.text}`);
  return vehicleId;
}

/** An individual owner, who exists in India only. */
export async function addIndividual(app: TestApp, agent: TestAgent): Promise<string> {
  const body = {
    userId: agent.userId,
    accountType: 'individual',
    licenseFront: (await uploadPicture(app, agent, 'document')).id,
    licenseBack: (await uploadPicture(app, agent, 'document')).id,
    expireDate: '2099-12-31',
    vehiclePlate: 'KA01AB1234',
  };
  const { token } = agent;
  const { status, result, text } = await app.client<CompanyRecord>(companyEndpoints.create, { token, body });
  if (status !== 201 || result.companyId === undefined) throw new Error(text);
  return result.companyId;
}

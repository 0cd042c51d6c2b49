import {
  srmPositionEndpoints,
  srmTrackerEndpoints,
  srmVehicleEndpoints,
  type FleetVehicle,
  type MaintenanceEntry,
  type PositionAccess,
  type TrackerRecord,
} from '@portal/shared/contract';
import { uploadPicture, type TestAgent } from './agents';
import type { TestApp } from './start-test-app';

let count = 0;
/** A plate of the app's country that no other vehicle of a test has. */
export function newFleetPlate(app: TestApp): string {
  count += 1;
  return app.deps.country.id === 'ae' ? `SHJ 2 ${count}` : `MH12CD${String(count).padStart(4, '0')}`;
}

/** A category and a brand that fit together. */
export async function fleetIds(app: TestApp, brand = 'Toyota') {
  return app.db
    .selectFrom('vehicleBrandCategories as link')
    .innerJoin('vehicleBrands as brand', 'brand.id', 'link.brandId')
    .innerJoin('vehicleCategories as category', 'category.id', 'link.categoryId')
    .select(['link.categoryId as vehicleCategoryId', 'link.brandId as vehicleBrandId'])
    .where('brand.name', '=', brand)
    .where('category.name', '=', 'Cars')
    .executeTakeFirstOrThrow();
}

const off = { enabled: false as const };

/** All fields except the photo. */
export async function fleetRow(app: TestApp, change: object = {}) {
  return {
    ...(await fleetIds(app)),
    vehicleRegistrationNumber: newFleetPlate(app),
    numberOfPassengers: 5,
    vehicleColor: 'Pearl white',
    vehicleModel: 'Fortuner',
    modelYear: '2024',
    bodyType: 'suv',
    chassisNumber: '',
    additionalMilageChargePerKm: '1.50',
    registrationDate: '2024-01-01',
    registrationDueDate: '2099-01-01',
    trafficFineId: 'TF-77',
    lastServiceDate: '2026-01-01',
    currentKilometre: 42_000,
    serviceKilometre: 40_000,
    nextServiceKilometre: 50_000,
    nextServiceDate: '2099-06-01',
    insuranceDueDate: '2099-02-01',
    rentalDetails: {
      day: { enabled: true, rentInAED: '250', mileageLimit: '200', unlimitedMileage: false },
      week: off,
      month: off,
      hour: off,
    },
    ...change,
  };
}

export async function fleetBody(app: TestApp, agent: TestAgent, change: object = {}) {
  return { ...(await fleetRow(app)), vehiclePhoto: (await uploadPicture(app, agent)).id, ...change };
}

interface FleetPage {
  readonly list: FleetVehicle[];
  readonly total: number;
  readonly totalNumberOfPages: number;
}

/** The calls of the fleet pages. */
export const fleetCalls = (app: TestApp, { token }: Pick<TestAgent, 'token'>) => ({
  add: (body: unknown) =>
    app.client<{ vehicleId: string; version: number }>(srmVehicleEndpoints.create, { token, body }),
  change: (body: unknown) =>
    app.client<{ vehicleId: string; version: number }>(srmVehicleEndpoints.update, { token, body }),
  get: (vehicleId: string) =>
    app.client<FleetVehicle>(srmVehicleEndpoints.get, { token, query: { vehicleId } }),
  list: (query: Record<string, unknown> = {}) =>
    app.client<FleetPage>(srmVehicleEndpoints.list, { token, query }),
  remove: (vehicleId: string) => app.client(srmVehicleEndpoints.remove, { token, query: { vehicleId } }),
});

export async function addFleetVehicle(app: TestApp, agent: TestAgent, change: object = {}): Promise<string> {
  const { status, text, result } = await fleetCalls(app, agent).add(await fleetBody(app, agent, change));
  if (status !== 201) throw new Error(`fleet vehicle: ${text}`);
  return result.vehicleId;
}

export async function addMaintenance(
  app: TestApp,
  { token }: Pick<TestAgent, 'token'>,
  vehicleId: string,
): Promise<string> {
  const body = { vehicleId, kind: 'maintenance', from: '2029-01-01', to: '2029-01-02' };
  const { status, text, result } = await app.client<MaintenanceEntry>(srmVehicleEndpoints.addMaintenance, {
    token,
    body,
  });
  if (status !== 201) throw new Error(`maintenance: ${text}`);
  return result.maintenanceId;
}

let imeis = 860_000_000_000_000;

/** A GPS tracker in the vehicle. @returns its id */
export async function addTracker(
  app: TestApp,
  { token }: Pick<TestAgent, 'token'>,
  vehicleId: string,
): Promise<string> {
  imeis += 1;
  const body = { identifier: String(imeis), channel: 'tracker', vehicleId };
  const { status, text, result } = await app.client<TrackerRecord>(srmTrackerEndpoints.add, { token, body });
  if (status !== 201) throw new Error(`tracker: ${text}`);
  return result.trackerId;
}

/** States a purpose for positions. @returns the id of the access */
export async function openAccess(
  app: TestApp,
  { token }: Pick<TestAgent, 'token'>,
  look: { vehicleId?: string; day?: string; bookingId?: string },
): Promise<string> {
  const { status, text, result } = await app.client<PositionAccess>(srmPositionEndpoints.openAccess, {
    token,
    body: { purpose: 'dispute', note: 'A question about a toll', ...look },
  });
  if (status !== 201) throw new Error(`access: ${text}`);
  return result.accessId;
}

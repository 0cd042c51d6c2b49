import {
  authEndpoints,
  limits,
  srmBookingEndpoints,
  srmTrackerEndpoints,
  srmTrackingEndpoints,
  srmVehicleEndpoints,
  type FleetVehicle,
  type SignedIn,
  type TrackerRecord,
  type TrackingAlert,
  type TrackingZone,
  type TripRecord,
} from '@portal/shared/contract';
import { randomUUID } from 'node:crypto';

import { ask, post, Refusal } from '../ask';
import { DEMO_PASSWORD, demoDesks } from '../desks';
import { emirates } from './roads';

const ZONE_NAME = 'Emirates (demo)';
/** Of the demo only: a number that no maker has. */
const FIRST_IMEI = 359_000_000_000_000;

export interface DemoCar {
  readonly plate: string;
  readonly imei: string;
}

/** The desk of the demo company of the Emirates, through the API as a page uses it. */
export async function openDesk(api: string) {
  const base = `${api}/ae`;
  const login = { phoneNumber: demoDesks.ae.phoneNumber, password: DEMO_PASSWORD };
  const { token } = await ask<SignedIn>(`${base}${authEndpoints.login.path}`, post(login));
  const authorization = `Bearer ${token}`;
  const get = <Result>(path: string) => ask<Result>(`${base}${path}`, { headers: { authorization } });
  const send = <Result>(path: string, body: unknown) =>
    ask<Result>(`${base}${path}`, post(body, { authorization, 'idempotency-key': randomUUID() }));

  /** Vehicles on a trip come first, because most rules are about these. */
  async function listVehicles(): Promise<(readonly [vehicleId: string, plate: string])[]> {
    const page = `limit=${limits.page.max}&page=1`;
    const trips = await get<{ list: TripRecord[] }>(
      `${srmBookingEndpoints.list.path}?status=ONGOING&${page}`,
    );
    const fleet = await get<{ list: FleetVehicle[] }>(`${srmVehicleEndpoints.list.path}?${page}`);
    const plates = new Map(
      fleet.list.map(({ vehicleId, vehicleRegistrationNumber }) => [vehicleId, vehicleRegistrationNumber]),
    );
    const rented = trips.list.flatMap(({ vehicle }) => (vehicle ? [vehicle.vehicleId] : []));
    return [...new Set([...rented, ...plates.keys()])].flatMap((vehicleId) => {
      const plate = plates.get(vehicleId);
      return plate ? [[vehicleId, plate] as const] : [];
    });
  }

  return {
    /** Cars with a GT06 tracker; those that have none get one. Cars with a tracker of their own are left alone. */
    async addTrackers(count: number): Promise<DemoCar[]> {
      const { list } = await get<{ list: TrackerRecord[] }>(srmTrackerEndpoints.list.path);
      const installed = new Map(list.map((tracker) => [tracker.vehicleId, tracker.identifier]));
      const isDemoDevice = (identifier: string) => identifier.startsWith(String(FIRST_IMEI).slice(0, 6));
      const used = new Set(list.map(({ identifier }) => identifier));
      const cars: DemoCar[] = [];
      let next = FIRST_IMEI;
      for (const [vehicleId, plate] of await listVehicles()) {
        if (cars.length === count) break;
        const known = installed.get(vehicleId);
        if (known !== undefined && !isDemoDevice(known)) continue;
        while (known === undefined && used.has(String(next))) next += 1;
        const imei = known ?? String(next);
        if (known === undefined) {
          used.add(imei);
          await send(srmTrackerEndpoints.add.path, { identifier: imei, channel: 'tracker', vehicleId });
        }
        cars.push({ plate, imei });
      }
      if (cars.length === 0) throw new Refusal('The demo company has no vehicle for a tracker.');
      return cars;
    },
    async ensureZone(): Promise<void> {
      const { list } = await get<{ list: TrackingZone[] }>(srmTrackingEndpoints.listZones.path);
      if (list.some(({ name }) => name === ZONE_NAME)) return;
      const shape = { type: 'polygon', points: emirates };
      await send(srmTrackingEndpoints.addZone.path, { name: ZONE_NAME, kind: 'stay', shape });
    },
    listAlerts: async () => (await get<{ list: TrackingAlert[] }>(srmTrackingEndpoints.listAlerts.path)).list,
  };
}

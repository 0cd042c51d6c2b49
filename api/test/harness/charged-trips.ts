import { addSupplier, type Supplier } from './enquiries';
import { chargeCalls } from './charges';
import { setUpDesk } from './closing';
import type { TestApp } from './start-test-app';
import { addOngoing, advanceTime, noDeposit, tripCalls } from './trips';

const MINUTE = 60_000;

/** A desk with a trip under way. */
export interface ChargedTrip {
  readonly app: TestApp;
  readonly supplier: Supplier;
  readonly tripId: string;
  readonly plate: string;
}

export async function readChargedTrip(at: TestApp, supplier: Supplier, tripId: string): Promise<ChargedTrip> {
  const { vehicle } = (await tripCalls(at, supplier).get(tripId)).result;
  return { app: at, supplier, tripId, plate: vehicle?.vehicleRegistrationNumber ?? '' };
}

/** A trip that has been under way for some minutes. */
export async function startChargedTrip(
  at: TestApp,
  payment: object = { securityDeposit: noDeposit },
): Promise<ChargedTrip> {
  const supplier = await addSupplier(at);
  await setUpDesk(at, supplier);
  const { tripId } = await addOngoing(at, supplier, { payment });
  return readChargedTrip(at, await advanceTime(at, supplier, 30 * MINUTE), tripId);
}

/** A charge in the time of the trip. @returns its id */
export async function addTripCharge(
  { app: at, supplier, plate, tripId }: ChargedTrip,
  change: object,
): Promise<string> {
  const moment = new Date(
    Date.parse((await tripCalls(at, supplier).get(tripId)).result.startedAt ?? '') + 10 * MINUTE,
  );
  const { status, text, result } = await chargeCalls(at, supplier).create({
    plate,
    at: moment.toISOString(),
    ...change,
  });
  if (status !== 201 || result.bookingId !== tripId) throw new Error(`charge: ${text}`);
  return result.chargeId;
}

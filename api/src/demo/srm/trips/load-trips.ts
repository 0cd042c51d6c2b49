import type { Actor, Deps } from '../../../deps';
import { requireCompany } from '../../../domains/company';
import { listVehicleDamages, repairDamage } from '../../../domains/fleet';
import {
  addTripDriver,
  attachCustomer,
  attachPayment,
  attachVehicle,
  authoriseHold,
  createPayment,
  lockTrip,
  ownTrip,
  updateStatus,
} from '../../../domains/rentals';
import { closeDemoTrip } from './close';
import { addHours, demoTrips, type DemoTrip } from './plans';
import { drawSignatures, fillDemoList, signDemoDocuments, swapDemoVehicle, type Signatures } from './sign';

/** A trip is booked this many hours before it begins, or a few hours ago. */
const BOOKED_BEFORE = 30;
const JUST_NOW = -3;

/** The demo desk's trips, loaded once. They go through the product's own rules, each step at its own time. */
export async function loadDemoTrips(deps: Deps, user: Actor): Promise<void> {
  const { db, clock, country } = deps;
  const companyId = requireCompany(user);
  const any = db.selectFrom('trips').select('id').where('companyId', '=', companyId).limit(1);
  if (await any.executeTakeFirst()) return;
  const vehicles = await listIds(
    db.selectFrom('fleetVehicles').select('id').where('companyId', '=', companyId),
  );
  const customers = await listIds(db.selectFrom('customers').select('id').where('companyId', '=', companyId));
  const signatures = await drawSignatures(deps, user);
  const now = clock.now();
  for (const trip of demoTrips(now, country.timeZone)) {
    const vehicleId = vehicles[trip.vehicle % vehicles.length] ?? '';
    const spareId = vehicles[(trip.swap?.vehicle ?? 0) % vehicles.length] ?? '';
    const customerId = customers[trip.customer % customers.length] ?? '';
    await add(deps, user, trip, { vehicleId, spareId, customerId, signatures, now });
  }
}

const listIds = async (query: {
  orderBy(column: 'id'): { execute(): Promise<{ id: string }[]> };
}): Promise<string[]> => (await query.orderBy('id').execute()).map(({ id }) => id);

interface TripParts {
  readonly vehicleId: string;
  /** The vehicle that replaces it in a swap. */
  readonly spareId: string;
  readonly customerId: string;
  readonly signatures: Signatures;
  readonly now: Date;
}

async function add(
  deps: Deps,
  user: Actor,
  { stage, from, to, driven = 0, damage, swap, hold, driver }: DemoTrip,
  { vehicleId, spareId, customerId, signatures, now }: TripParts,
): Promise<void> {
  const at = (hours: number): Deps => ({ ...deps, clock: { now: () => addHours(now, hours) } });
  const period = {
    bookingStartDate: addHours(now, from).toISOString(),
    bookingEndDate: addHours(now, to).toISOString(),
  };
  const booked = at(Math.min(from - BOOKED_BEFORE, JUST_NOW));
  if (stage === 'vehicle') {
    await attachVehicle(booked, user, { vehicleId });
    return;
  }
  // A draft holds its dates for a day, so it is one of today.
  const desk = stage === 'customer' ? at(JUST_NOW) : booked;
  const { bookingId } = await attachVehicle(desk, user, { vehicleId, ...period });
  await attachCustomer(desk, user, { bookingId, customerId });
  if (driver)
    await addTripDriver(desk, user, {
      bookingId,
      driverName: driver.name,
      drivingLicenseNumber: driver.licence,
      drivingLicenseExpireDate: addHours(now, driver.validFor).toISOString().slice(0, 'YYYY-MM-DD'.length),
    });
  if (stage === 'customer') return;
  if (stage === 'cancelled') {
    await updateStatus(desk, user, { bookingId, status: 'CANCELLED', reason: 'The flight was cancelled' });
    return;
  }
  await createPayment(desk, user, {
    bookingId,
    currency: deps.country.currency,
    advanceAmount: '200',
    remainingAmount: '0',
    securityDeposit: { enabled: true, amountInAED: '1000' },
  });
  await attachPayment(desk, user, { bookingId, ...period });
  await signDemoDocuments(desk, user, bookingId, signatures);
  if (stage === 'reserved') return;
  if (hold) await holdDeposit(at(from), user, bookingId, { ...hold, until: addHours(now, hold.until) });
  await updateStatus(at(from), user, { bookingId, status: 'ONGOING' });
  const damages = damage ? [damage] : [];
  if (swap) {
    const { at: hours, reason } = swap;
    const given = { bookingId, vehicleId: spareId, reason, driven, damages, signatures };
    await swapDemoVehicle(at(hours), user, given);
  }
  if (stage !== 'completed') return;
  if (damage) await returnDamaged(at(to), user, { bookingId, vehicleId, driven, damage, signatures });
  await closeDemoTrip(at(to), user, requireCompany(user), bookingId, driven);
}

/** The deposit is authorised on the customer's card when the vehicle goes out. */
const holdDeposit = (
  deps: Deps,
  user: Actor,
  bookingId: string,
  { until, lastDigits }: { readonly until: Date; readonly lastDigits: string },
) =>
  deps.db.transaction().execute(async (trx) =>
    authoriseHold(deps, trx, user, await lockTrip(trx, requireCompany(user), bookingId), {
      bookingId,
      amount: '1000',
      reference: `AUTH-${lastDigits}`,
      lastDigits,
      validUntil: until.toISOString(),
    }),
  );

interface Damaged {
  readonly bookingId: string;
  readonly vehicleId: string;
  readonly driven: number;
  readonly damage: NonNullable<DemoTrip['damage']>;
  readonly signatures: Signatures;
}

/** Both parties sign the damage when the vehicle comes back; some of it is repaired two days later. */
async function returnDamaged(
  deps: Deps,
  user: Actor,
  { bookingId, vehicleId, driven, damage: { repaired, ...damage }, signatures }: Damaged,
): Promise<void> {
  const { handoverKm } = await ownTrip(deps.db, requireCompany(user), bookingId);
  const odometer = (handoverKm ?? 0) + driven;
  const list = { bookingId, vehicleId, moment: 'return', odometer, damages: [damage], signatures } as const;
  await fillDemoList(deps, user, list);
  if (repaired === undefined) return;
  const { list: known } = await listVehicleDamages(deps, user, vehicleId);
  const found = known.find(({ zone }) => zone === damage.zone);
  const later = { ...deps, clock: { now: () => addHours(deps.clock.now(), 48) } };
  if (found) await repairDamage(later, user, { damageId: found.damageId, note: repaired });
}

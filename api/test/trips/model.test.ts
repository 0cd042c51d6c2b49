import type { TripStatus } from '@portal/shared/contract';
import * as fc from 'fast-check';

import { recordReturn } from '../../src/domains/rentals/trips/period/record-return';
import { addCustomer } from '../harness/customers';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { completeTrip, DAY, advanceTime, paymentBody, signDocuments, tripCalls } from '../harness/trips';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 12);
const HOUR = DAY / 24;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

/** A trip for a reader who knows the rules and no code. Times in milliseconds. */
interface ModelTrip {
  readonly id: string;
  status: TripStatus;
  vehicle: number;
  start: number;
  end: number;
  /** All levels are filled: it can start. */
  isReady: boolean;
  /** It has a customer, dates and money: it keeps its vehicle. */
  isReserved: boolean;
  heldUntil: number;
  completedAt: number;
}

const [VEHICLES, SLOTS, TURNAROUND] = [2, 3, HOUR];

/** From when to when a trip reserves its vehicle; null if it does not. */
function kept(trip: ModelTrip, now: number): readonly [number, number] | null {
  if (trip.status === 'CANCELLED') return null;
  if (trip.status === 'INCOMPLETE' && !trip.isReserved && trip.heldUntil <= now) return null;
  if (trip.status === 'ONGOING' && trip.end <= now) return [trip.start, Infinity];
  if (trip.status === 'COMPLETED') return [trip.start, Math.min(trip.end, trip.completedAt) + TURNAROUND];
  return [trip.start, trip.end + TURNAROUND];
}

class Desk {
  readonly trips: ModelTrip[] = [];

  private constructor(
    private supplier: Supplier,
    private readonly vehicles: readonly string[],
    private readonly customerId: string,
    private readonly base: number,
  ) {}

  static async open(): Promise<Desk> {
    const supplier = await addSupplier(app);
    const vehicles = [await addFleetVehicle(app, supplier), await addFleetVehicle(app, supplier)];
    return new Desk(supplier, vehicles, await addCustomer(app, supplier), app.clock.now().getTime() + HOUR);
  }

  private get calls() {
    return tripCalls(app, this.supplier);
  }
  private get now() {
    return app.clock.now().getTime();
  }
  /** Slots are so far apart that trips of one day do not overlap. */
  private getSlotTime(slot: number) {
    const start = this.base + slot * 2 * DAY;
    return { start, end: start + DAY };
  }
  private isFree(vehicle: number, start: number, end: number, except?: ModelTrip): boolean {
    return this.trips.every((other) => {
      if (other === except || other.vehicle !== vehicle) return true;
      const time = kept(other, this.now);
      return time === null || end + TURNAROUND <= time[0] || time[1] <= start;
    });
  }
  private isOut(trip: ModelTrip): boolean {
    return this.trips.some(
      (other) => other !== trip && other.vehicle === trip.vehicle && other.status === 'ONGOING',
    );
  }
  private body({ start, end }: { start: number; end: number }) {
    return {
      bookingStartDate: new Date(start).toISOString(),
      bookingEndDate: new Date(end).toISOString(),
    };
  }

  async create(vehicle: number, slot: number): Promise<void> {
    const time = this.getSlotTime(slot);
    const expected = this.isFree(vehicle, time.start, time.end) ? 201 : 409;
    const { status, result } = await this.calls.vehicle({
      vehicleId: this.vehicles[vehicle],
      ...this.body(time),
    });
    expect(['create', status]).toEqual(['create', expected]);
    if (status !== 201) return;
    this.trips.push({
      id: result.bookingId,
      status: 'INCOMPLETE',
      vehicle,
      ...time,
      isReady: false,
      isReserved: false,
      completedAt: 0,
      heldUntil: this.now + DAY,
    });
  }

  async fill(trip: ModelTrip): Promise<void> {
    const isDraft = trip.status === 'INCOMPLETE';
    const customer = await this.calls.customer({ bookingId: trip.id, customerId: this.customerId });
    expect(['customer', customer.status]).toEqual(['customer', isDraft ? 200 : 409]);
    if (!isDraft) return;
    if (trip.heldUntil > this.now) trip.heldUntil = this.now + DAY;
    const isFree = this.isFree(trip.vehicle, trip.start, trip.end, trip);
    await this.calls.createPayment(paymentBody({ bookingId: trip.id }));
    const { status } = await this.calls.payment({ bookingId: trip.id, ...this.body(trip) });
    expect(['payment', status]).toEqual(['payment', isFree ? 200 : 409]);
    if (!isFree) return;
    if (!trip.isReady) await signDocuments(app, this.supplier, trip.id);
    Object.assign(trip, { isReady: true, isReserved: true, heldUntil: this.now + DAY });
  }

  async start(trip: ModelTrip): Promise<void> {
    const { status } = await this.calls.status(trip.id, { status: 'ONGOING' });
    if (trip.status === 'COMPLETED') {
      const isAllowed =
        this.now <= trip.completedAt + DAY &&
        this.isFree(trip.vehicle, trip.start, trip.end, trip) &&
        !this.isOut(trip);
      expect(['reopen', status]).toEqual(['reopen', isAllowed ? 200 : 409]);
      if (isAllowed) trip.status = 'ONGOING';
      return;
    }
    const isAllowed =
      trip.status === 'INCOMPLETE' && trip.isReady && this.now >= trip.start - 2 * HOUR && !this.isOut(trip);
    expect(['start', status]).toEqual(['start', isAllowed ? 200 : 409]);
    if (isAllowed) trip.status = 'ONGOING';
  }

  async cancel(trip: ModelTrip): Promise<void> {
    const { status } = await this.calls.status(trip.id, { status: 'CANCELLED', reason: 'By the model' });
    expect(['cancel', status]).toEqual(['cancel', trip.status === 'INCOMPLETE' ? 200 : 409]);
    if (status === 200) trip.status = 'CANCELLED';
  }

  async complete(trip: ModelTrip): Promise<void> {
    if (trip.status !== 'ONGOING') return;
    const at = app.clock.now();
    const [{ companyId }, vehicleId] = [this.supplier, this.vehicles[trip.vehicle] ?? ''];
    await recordReturn(app.db, { id: trip.id, companyId, vehicleId }, at);
    await completeTrip(app, trip.id);
    Object.assign(trip, { status: 'COMPLETED', completedAt: at.getTime() });
  }

  async extend(trip: ModelTrip, days: number): Promise<void> {
    const end = trip.end + days * DAY;
    const isAllowed = trip.status === 'ONGOING' && this.isFree(trip.vehicle, trip.start, end, trip);
    const { status } = await this.calls.extend(trip.id, new Date(end).toISOString());
    expect(['extend', status]).toEqual(['extend', isAllowed ? 200 : 409]);
    if (isAllowed) trip.end = end;
  }

  async move(trip: ModelTrip, vehicle: number, slot: number): Promise<void> {
    if (trip.status === 'ONGOING') return;
    const time = this.getSlotTime(slot);
    const isAllowed = trip.status === 'INCOMPLETE' && this.isFree(vehicle, time.start, time.end, trip);
    const { status } = await this.calls.move({
      bookingId: trip.id,
      vehicleId: this.vehicles[vehicle],
      ...this.body(time),
    });
    expect(['move', status]).toEqual(['move', isAllowed ? 200 : 409]);
    if (!isAllowed) return;
    const isSame = trip.vehicle === vehicle && trip.start === time.start && trip.end === time.end;
    Object.assign(trip, { vehicle, ...time, heldUntil: this.now + DAY, isReady: trip.isReady && isSame });
  }

  async wait(): Promise<void> {
    this.supplier = await advanceTime(app, this.supplier, 26 * HOUR);
  }

  async agrees(): Promise<void> {
    const { list } = (await this.calls.list({ limit: 100 })).result;
    expect(list.map(({ bookingId, status }) => [bookingId, status])).toEqual(
      this.trips.map(({ id, status }) => [id, status]),
    );
    for (const { bookingId, label } of list) {
      const trip = this.trips.find(({ id }) => id === bookingId);
      if (trip?.status === 'INCOMPLETE') expect(label).toBe(trip.isReserved ? 'RESERVED' : 'DRAFT');
      if (trip?.status === 'ONGOING') expect(label === 'OVERDUE').toBe(trip.end <= this.now);
    }
  }
}

type Command = (desk: Desk) => Promise<void>;
const vehicle = fc.nat(VEHICLES - 1);
const slot = fc.nat(SLOTS - 1);
const chooseTrip = (work: (desk: Desk, trip: ModelTrip) => Promise<void>) =>
  fc.nat(9).map((number): Command => async (desk) => {
    const trip = desk.trips[number % Math.max(1, desk.trips.length)];
    if (trip) await work(desk, trip);
  });
const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(vehicle, slot).map(
      ([one, when]): Command =>
        (desk) =>
          desk.create(one, when),
    ),
  },
  { weight: 4, arbitrary: chooseTrip((desk, trip) => desk.fill(trip)) },
  { weight: 4, arbitrary: chooseTrip((desk, trip) => desk.start(trip)) },
  { weight: 1, arbitrary: chooseTrip((desk, trip) => desk.cancel(trip)) },
  { weight: 2, arbitrary: chooseTrip((desk, trip) => desk.complete(trip)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.nat(9))
      .map(([days, number]): Command => async (desk) => {
        const trip = desk.trips[number % Math.max(1, desk.trips.length)];
        if (trip) await desk.extend(trip, days);
      }),
  },
  {
    weight: 2,
    arbitrary: fc.tuple(vehicle, slot, fc.nat(9)).map(([one, when, number]): Command => async (desk) => {
      const trip = desk.trips[number % Math.max(1, desk.trips.length)];
      if (trip) await desk.move(trip, one, when);
    }),
  },
  { weight: 1, arbitrary: fc.constant<Command>((desk) => desk.wait()) },
);

test('the server follows the rules for any actions in any order', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 10, maxLength: 40 }), async (commands) => {
      const desk = await Desk.open();
      for (const step of commands) await step(desk);
      await desk.agrees();
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
}, 180_000);

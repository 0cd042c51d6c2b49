import { usualTermsLimits } from '@portal/shared/contract';

import { addCustomer } from '../harness/customers';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addDraft, addOngoing, completeTrip, period, tripCalls } from '../harness/trips';

let app: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  supplier = await addSupplier(app);
});
afterAll(() => app.close());

interface Earlier {
  readonly days: number;
  readonly deposit?: string;
  readonly vehicleId?: string;
  readonly customerId?: string;
}

const takeDeposit = (amountInAED: string) => ({
  securityDeposit: { enabled: true, amountInAED },
  depositMethod: 'card',
});

/** A trip of the supplier that is over, and whose vehicle is free again. */
async function addEarlier({ deposit, ...trip }: Earlier, { owner = supplier } = {}): Promise<void> {
  const payment = deposit === undefined ? {} : takeDeposit(deposit);
  const { tripId } = await addOngoing(app, owner, { ...trip, payment });
  await completeTrip(app, tripId);
  await app.db.deleteFrom('vehicleOccupancies').where('tripId', '=', tripId).execute();
}

async function readUsual({ vehicleId, customerId }: { vehicleId: string; customerId?: string }) {
  const calls = tripCalls(app, supplier);
  const bookingId = await addDraft(app, supplier, { vehicleId, ...period(app, 2000) });
  if (customerId !== undefined) await calls.customer({ bookingId, customerId });
  const { result } = await calls.quote({ vehicleId, bookingId, ...period(app, 2000) });
  return result.usual;
}

const least = Array.from({ length: usualTermsLimits.tripsMin }, (_, at) => at);

test('a customer with enough trips is offered the most frequent length and deposit', async () => {
  const customerId = await addCustomer(app, supplier);
  const [vehicleId, other] = [await addFleetVehicle(app, supplier), await addFleetVehicle(app, supplier)];
  await addEarlier({ days: 3, deposit: '1500', customerId });
  await addEarlier({ days: 3, deposit: '1500', customerId });
  expect(await readUsual({ vehicleId, customerId })).toBeNull();
  await addEarlier({ days: 7, customerId });
  const usual = { source: 'customer', trips: 3, days: 3, deposit: { amount: '1500', method: 'card' } };
  expect(await readUsual({ vehicleId: other, customerId })).toMatchObject(usual);
});

test('without enough trips of the customer those of the vehicle count, then those of its category', async () => {
  const vehicleId = await addFleetVehicle(app, supplier);
  const another = await addFleetVehicle(app, supplier);
  for (const _ of least) await addEarlier({ days: 5, vehicleId });
  const customerId = await addCustomer(app, supplier);
  expect(await readUsual({ vehicleId, customerId })).toMatchObject({
    source: 'vehicle',
    days: 5,
    deposit: null,
  });
  expect(await readUsual({ vehicleId: another })).toMatchObject({ source: 'category', days: 5 });
});

test('trips of another company and trips that are not completed never count', async () => {
  const stranger = await addSupplier(app);
  for (const _ of least) await addEarlier({ days: 5 }, { owner: stranger });
  const customerId = await addCustomer(app, supplier);
  for (const _ of least) await addOngoing(app, supplier, { days: 5, customerId });
  expect(await readUsual({ vehicleId: await addFleetVehicle(app, supplier), customerId })).toBeNull();
});

test('a quote without a trip has no history to look at', async () => {
  const vehicleId = await addFleetVehicle(app, supplier);
  for (const _ of least) await addEarlier({ days: 5, vehicleId });
  const { result } = await tripCalls(app, supplier).quote({ vehicleId, ...period(app, 2000) });
  expect(result.usual).toBeNull();
});

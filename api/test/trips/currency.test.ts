import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addDraft, paymentBody, period, tripCalls } from '../harness/trips';

describe.each([
  ['ae', 'AED', 'INR'],
  ['in', 'INR', 'AED'],
] as const)('a payment in %s', (country, own, foreign) => {
  let app: TestApp;
  let supplier: Supplier;
  let calls: ReturnType<typeof tripCalls>;
  let bookingId: string;
  beforeAll(async () => {
    app = await startTestApp({ country });
    supplier = await addSupplier(app);
    calls = tripCalls(app, supplier);
    bookingId = await addDraft(app, supplier, { vehicleId: await addFleetVehicle(app, supplier) });
  });
  afterAll(() => app.close());

  test('of another country is refused on its field, in every call', async () => {
    const { paymentId } = (await calls.createPayment(paymentBody({ currency: own, bookingId }))).result ?? {};
    const answers = [
      await calls.createPayment(paymentBody({ currency: foreign, bookingId })),
      await calls.updatePayment(paymentBody({ currency: foreign, paymentId })),
      await calls.payment({ bookingId, paymentId, currency: foreign, ...period(app, 24, 3) }),
    ];
    const message = `Amounts are in ${own} here.`;
    for (const { status, problem } of answers)
      expect([status, problem.errors]).toEqual([422, [{ path: 'currency', message }]]);
    expect((await calls.getPayment(bookingId)).result).toMatchObject({ currency: own, advanceAmount: '100' });
  });

  test('of the country is accepted, named or not', async () => {
    for (const currency of [own, undefined])
      expect((await calls.createPayment(paymentBody({ currency, bookingId }))).result?.currency).toBe(own);
  });
});

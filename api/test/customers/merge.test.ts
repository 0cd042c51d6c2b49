import { closingCalls, endBody, setUpDesk } from '../harness/closing';
import { addRequestedLink, guestCalls, linkCalls } from '../harness/customer-links';
import { addCustomer, customerCalls } from '../harness/customers';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { addOngoing, tripCalls } from '../harness/trips';

let app: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
});
afterAll(() => app.close());

test('merged trips keep their account and invoice, unchanged', async () => {
  await setUpDesk(app, supplier);
  const { tripId, customerId } = await addOngoing(app, supplier);
  const desk = closingCalls(app, supplier);
  await desk.end(endBody(supplier, tripId));
  expect((await desk.issue({ bookingId: tripId })).status).toBe(201);
  const [ledger, invoices] = [(await desk.ledger(tripId)).result, (await desk.invoices(tripId)).result];
  expect([ledger.entries.length > 0, invoices.list.length]).toEqual([true, 1]);

  const kept = await addCustomer(app, supplier);
  expect((await customerCalls(app, supplier).merge(kept, [customerId])).status).toBe(200);

  const trips = tripCalls(app, supplier);
  expect((await trips.get(tripId)).result.customer?.customerId).toBe(kept);
  const { list } = (await trips.list({ customerId: kept, status: 'COMPLETED' })).result;
  expect(list.map(({ bookingId }) => bookingId)).toEqual([tripId]);
  expect((await desk.ledger(tripId)).result).toEqual(ledger);
  expect((await desk.invoices(tripId)).result).toEqual(invoices);
});

test('an open link continues for the kept customer', async () => {
  const { customerId, bookingId } = await addRequestedLink(app, supplier);
  const { token } = (await linkCalls(app, supplier).issue({ customerId, bookingId })).result;
  const kept = await addCustomer(app, supplier);
  expect((await customerCalls(app, supplier).merge(kept, [customerId])).status).toBe(200);
  const guest = guestCalls(app, token);
  expect((await guest.details()).status).toBe(200);
  expect([(await guest.get(kept)).status, (await guest.get(customerId)).status]).toEqual([200, 404]);
});

test('the kept customer\u2019s own link stays if one trip has two open links', async () => {
  const { customerId, bookingId } = await addRequestedLink(app, supplier);
  const kept = await addCustomer(app, supplier);
  const links = linkCalls(app, supplier);
  const [otherId, own] = [
    (await links.issue({ customerId, bookingId })).result.token,
    (await links.issue({ customerId: kept, bookingId })).result.token,
  ];
  expect((await customerCalls(app, supplier).merge(kept, [customerId])).status).toBe(200);
  expect((await guestCalls(app, own).details()).status).toBe(200);
  expect((await guestCalls(app, otherId).details()).problem.code).toBe('link_revoked');
});

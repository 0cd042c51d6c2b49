import {
  DAY,
  HOUR,
  listingChangeEndpoints,
  notificationEndpoints,
  notificationLimits,
  srmVehicleEndpoints,
  type Notification,
  type NotificationChoices,
  type NotificationPage,
  type UnreadCount,
} from '@portal/shared/contract';

import { cleanUp } from '../../src/clean-up';
import { sendCardRefunds } from '../../src/domains/billing';
import { notifyExpiringDocuments } from '../../src/domains/fleet';
import { raiseNotification } from '../../src/domains/notifications';
import { notifyExpiringLicences, notifyOverdueTrips } from '../../src/domains/rentals';
import { loginAs, registerAgent, type TestAgent } from '../harness/agents';
import { deliverEvent, openCard, startCardApp, startCardDesk } from '../harness/card-desk';
import { addStatement } from '../harness/charges';
import { addGuest } from '../harness/customer-links';
import { customerCalls } from '../harness/customers';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startFakeStripe, type FakeStripe } from '../harness/fake-stripe';
import { addFleetVehicle, fleetRow } from '../harness/fleet';
import { listingBody, newPlate } from '../harness/listings';
import { openLive } from '../harness/live';
import type { TestApp } from '../harness/start-test-app';
import { addOngoing, completeTrip, advanceTime } from '../harness/trips';

let stripe: FakeStripe;
let app: TestApp;
beforeAll(async () => {
  stripe = await startFakeStripe();
  app = await startCardApp(stripe);
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});

const { list: listEndpoint, unread, read, readAll } = notificationEndpoints;
const listPage = async ({ token }: Pick<TestAgent, 'token'>, before?: string) =>
  (
    await app.client<NotificationPage>(listEndpoint, {
      token,
      query: before === undefined ? {} : { before },
    })
  ).result;
const listKind = async (agent: TestAgent, kind: Notification['kind']) =>
  (await listPage(agent)).list.filter((one) => one.kind === kind);
const countUnread = async ({ token }: Pick<TestAgent, 'token'>) =>
  (await app.client<UnreadCount>(unread, { token })).result.unread;
const raise = (companyId: string, key: string) =>
  app.db.transaction().execute((trx) => {
    const facts = { subject: 'fleet', added: 1, changed: 0, refused: 0 } as const;
    return raiseNotification(trx, companyId, { kind: 'importFinished', key, facts }, app.clock.now());
  });

test('a sent form, a payment by card and a refund that failed are listed with their trip and amount', async () => {
  const desk = await startCardDesk(app);
  const { supplier, tripId, money } = desk;
  const live = await openLive(app, supplier.token);
  const { session } = await openCard(app, desk, '120.50');
  stripe.pay(session);
  await deliverEvent(app, stripe.sign('checkout.session.completed', session));
  // The provider sends an event more than once.
  await deliverEvent(app, stripe.sign('checkout.session.completed', session));
  await live.until(() => live.events.some(({ name }) => name === 'notifications:changed'));
  live.cut();
  const [payment] = (await money.ledger(tripId)).result.entries;
  await money.addEntry({
    bookingId: tripId,
    kind: 'REFUND',
    amount: '20.50',
    reason: 'The toll was wrong',
    cardEntryId: payment?.entryId,
  });
  await sendCardRefunds(app.deps);
  const refundId = [...stripe.refunds.made.keys()].at(-1) ?? '';
  stripe.refunds.settle(refundId, 'failed', 'declined');
  await deliverEvent(app, stripe.signRefund('refund.failed', refundId));
  const guest = await addGuest(app, supplier);
  const body = { customerId: guest.customerId, customerName: 'Anna Petrova', passportNumber: 'FORM-1' };
  expect((await guest.send(body)).status).toBe(200);
  const { list, unread: waiting, hasEarlier } = await listPage(supplier);
  expect(list).toMatchObject([
    {
      kind: 'customerFilled',
      isRead: false,
      customerName: 'Anna Petrova',
      trip: { bookingId: guest.bookingId },
    },
    { kind: 'refundFailed', facts: { amount: '20.50' }, trip: { bookingId: tripId } },
    { kind: 'paymentReceived', facts: { amount: '120.50' }, trip: { bookingId: tripId } },
  ]);
  expect(list[2]?.customerName).toBeTruthy();
  expect(list[2]?.vehicle?.plate).toBeTruthy();
  expect([waiting, hasEarlier]).toEqual([3, false]);
});

test('an import is listed once with its counts, in however many parts it comes, and a preview is not', async () => {
  const supplier = await addSupplier(app);
  const { token } = supplier;
  const rows = [await fleetRow(app), { vehicleColor: 7 }];
  await app.client(srmVehicleEndpoints.importRows, { token, body: { rows, dryRun: true } });
  expect(await listKind(supplier, 'importFinished')).toEqual([]);
  await app.client(srmVehicleEndpoints.importRows, { token, body: { rows } });
  const listing: Record<string, unknown> = await listingBody(app, supplier);
  for (const field of ['vehiclePhotos', 'vehicleVideos', 'commercialLicenses', 'commercialLicenseExpireDate'])
    delete listing[field];
  const sendPart = () => {
    const part = [{ ...listing, vehicleRegistrationNumber: newPlate(app) }, { anything: 'else' }];
    return app.client(listingChangeEndpoints.importRows, { token, body: { rows: part } });
  };
  await sendPart();
  await sendPart();
  await addStatement(app, supplier, [['DXB Z 99', '02/01/2026 10:00', '4', 'A1']]);
  expect((await listKind(supplier, 'importFinished')).map(({ facts }) => facts)).toEqual([
    { subject: 'charges', added: 1, changed: 0, refused: 0 },
    { subject: 'listings', added: 2, changed: 0, refused: 2 },
    { subject: 'fleet', added: 1, changed: 0, refused: 1 },
  ]);
});

test('a late vehicle and documents that expire are listed once, and again when their date changes', async () => {
  const registered = await addSupplier(app);
  const { tripId, customerId } = await addOngoing(app, registered);
  const today = app.clock.now().getTime();
  const toDay = (days: number) => new Date(today + days * DAY).toISOString().slice(0, 10);
  const insuranceDueDate = toDay(20);
  const vehicleId = await addFleetVehicle(app, registered, { insuranceDueDate });
  const dueAt = toDay(3);
  await app.db
    .updateTable('customers')
    .set({ licenseExpireDate: dueAt })
    .where('id', '=', customerId)
    .execute();
  const notice = async () => {
    await notifyExpiringDocuments(app.deps);
    await notifyExpiringLicences(app.deps);
    await notifyOverdueTrips(app.deps);
  };
  await notice();
  await notice();
  expect((await listPage(registered)).list).toMatchObject([
    { kind: 'licenceExpiring', facts: { dueAt }, trip: { bookingId: tripId } },
    {
      kind: 'vehicleDocument',
      facts: { document: 'insurance', dueAt: insuranceDueDate },
      vehicle: { vehicleId },
    },
  ]);
  const supplier = await advanceTime(app, registered, 3 * DAY);
  await notice();
  await notice();
  const [late] = await listKind(supplier, 'tripOverdue');
  expect(late?.trip).toMatchObject({ bookingId: tripId, status: 'OVERDUE' });
  const endsAt = new Date(Date.parse(late?.facts.dueAt ?? '') - HOUR);
  await app.db.updateTable('trips').set({ endsAt }).where('id', '=', tripId).execute();
  await notice();
  expect((await listKind(supplier, 'tripOverdue')).map(({ facts }) => facts.dueAt)).toEqual([
    endsAt.toISOString(),
    late?.facts.dueAt,
  ]);
  await completeTrip(app, tripId);
  await customerCalls(app, supplier).erase(customerId);
  expect((await listPage(supplier)).list.map(({ kind }) => kind)).toEqual(['vehicleDocument']);
});

describe('the read state', () => {
  let supplier: Supplier;
  const COUNT = notificationLimits.pageSize + 5;
  beforeAll(async () => {
    supplier = await addSupplier(app);
    for (let at = 0; at < COUNT; at += 1) {
      await raise(supplier.companyId, `read ${String(at)}`);
      app.clock.advance(1);
    }
  });

  test('belongs to the user: what is read on one device is read on the others, and their pages hear of it', async () => {
    const phone = { ...supplier, ...(await loginAs(app, supplier)) };
    const live = await openLive(app, phone.token);
    await live.until(() => live.events.length > 0);
    const [first] = (await listPage(supplier)).list;
    const body = { notificationId: first?.notificationId };
    const { result } = await app.client<UnreadCount>(read, { token: supplier.token, body });
    expect(result.unread).toBe(COUNT - 1);
    await live.until(() => live.events.some(({ name }) => name === 'notifications:changed'));
    live.cut();
    expect(await countUnread(phone)).toBe(COUNT - 1);
    expect((await listPage(phone)).list.slice(0, 2).map(({ isRead }) => isRead)).toEqual([true, false]);
  });

  test('of all leaves what came after the newest that was seen', async () => {
    const seen = await listPage(supplier);
    await raise(supplier.companyId, 'later');
    const body = { until: seen.list[0]?.notificationId };
    const { result } = await app.client<UnreadCount>(readAll, { token: supplier.token, body });
    expect(result.unread).toBe(1);
    expect((await listPage(supplier)).list.slice(0, 2).map(({ isRead }) => isRead)).toEqual([false, true]);
  });

  test('and the list go on page by page, without a gap or a double', async () => {
    const first = await listPage(supplier);
    const second = await listPage(supplier, first.list.at(-1)?.notificationId);
    const ids = [...first.list, ...second.list].map(({ notificationId }) => notificationId);
    expect([first.list.length, first.hasEarlier, second.hasEarlier]).toEqual([20, true, false]);
    expect(new Set(ids).size).toBe(COUNT + 1);
  });
});

test('kinds that a user does not want are neither listed nor counted, until they want them again', async () => {
  const supplier = await addSupplier(app);
  const { token } = supplier;
  await raise(supplier.companyId, 'unwanted');
  const choose = (muted: readonly string[]) =>
    app.client<NotificationChoices>(notificationEndpoints.changeChoices, { token, body: { muted } });
  const chosen = await choose(['tripOverdue', 'importFinished', 'tripOverdue']);
  expect(chosen.result).toMatchObject({ muted: ['importFinished', 'tripOverdue'] });
  expect(await listPage(supplier)).toEqual({ list: [], unread: 0, hasEarlier: false });
  expect(await countUnread(supplier)).toBe(0);
  expect((await choose(['somethingElse'])).problem.errors).toMatchObject([{ path: 'muted.0' }]);
  await choose([]);
  const { result } = await app.client<NotificationChoices>(notificationEndpoints.choices, { token });
  expect(result).toMatchObject({ muted: [] });
  expect((await listPage(supplier)).list).toHaveLength(1);
});

test('somebody without a company has none, and old ones go', async () => {
  const newcomer = await registerAgent(app);
  expect(await listPage(newcomer)).toEqual({ list: [], unread: 0, hasEarlier: false });
  const body = { notificationId: crypto.randomUUID() };
  expect((await app.client(read, { token: newcomer.token, body })).status).toBe(404);
  const registered = await addSupplier(app);
  await raise(registered.companyId, 'old');
  const supplier = await advanceTime(app, registered, notificationLimits.keptDays * DAY);
  await raise(supplier.companyId, 'new');
  await cleanUp(app.deps);
  expect((await listPage(supplier)).list).toHaveLength(1);
  expect(await countUnread(supplier)).toBe(1);
});

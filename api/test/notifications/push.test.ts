import {
  accountEndpoints,
  HOUR,
  MINUTE,
  notificationEndpoints,
  notificationLimits,
  type NotificationChoices,
  type PushDevices,
  type PushSubscriptionBody,
} from '@portal/shared/contract';

import { cleanUp } from '../../src/clean-up';
import { raiseNotification, sendNotificationPushes } from '../../src/domains/notifications';
import { loginAs } from '../harness/agents';
import { addGuest } from '../harness/customer-links';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startFakePushService, type FakePushService } from '../harness/fake-push-service';
import { pushKeys } from '../harness/push-keys';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let service: FakePushService;
let app: TestApp;
beforeAll(async () => {
  service = await startFakePushService();
  app = await startTestApp({
    env: { ...pushKeys, PUSH_SERVICES: `fcm.googleapis.com,${service.origin}` },
  });
});
afterAll(async () => {
  await app.close();
  await service.close();
});

const { devices, addDevice, removeDevice } = notificationEndpoints;
const choose = ({ token }: Supplier, change: Partial<NotificationChoices>) =>
  app.client<NotificationChoices>(notificationEndpoints.changeChoices, {
    token,
    body: { muted: [], push: ['importFinished', 'customerFilled'], ...change },
  });
const add = ({ token }: { token: string }, body: PushSubscriptionBody) =>
  app.client<PushDevices>(addDevice, { token, body });
const list = async ({ token }: { token: string }) =>
  (await app.client<PushDevices>(devices, { token })).result.list;
let count = 0;
const raise = ({ companyId }: Supplier) =>
  app.db.transaction().execute((trx) => {
    const facts = { subject: 'fleet', added: 12, changed: 0, refused: 0 } as const;
    const key = `push ${String((count += 1))}`;
    return raiseNotification(trx, companyId, { kind: 'importFinished', key, facts }, app.clock.now());
  });
async function addReader() {
  const supplier = await addSupplier(app);
  await choose(supplier, {});
  const subscription = service.subscribe();
  await add(supplier, subscription);
  return { supplier, subscription };
}
const send = () => sendNotificationPushes(app.deps);

test('the server announces that it pushes, and its key', async () => {
  const { supplier } = await addReader();
  const answer = await fetch(`${app.base}/notifications/devices`, {
    headers: { authorization: `Bearer ${supplier.token}`, 'user-agent': 'irrelevant' },
  });
  expect(answer.headers.get('x-portal-capabilities')).toMatch(/\bweb-push\b/);
  expect(await answer.json()).toMatchObject({
    result: { publicKey: pushKeys.PUSH_PUBLIC_KEY, list: [{ isCurrent: true }] },
  });
});

test('what a user chose arrives encrypted and signed, once, on every device, without the customer', async () => {
  const { supplier, subscription } = await addReader();
  const phone = { ...supplier, ...(await loginAs(app, supplier)) };
  const other = service.subscribe();
  await add(phone, other);
  const guest = await addGuest(app, supplier);
  const body = { customerId: guest.customerId, customerName: 'Anna Petrova', passportNumber: 'FORM-2' };
  expect((await guest.send(body)).status).toBe(200);
  await Promise.all([send(), send()]);
  await send();
  for (const device of [subscription, other]) {
    const [push, ...further] = service.received(device);
    expect(further).toEqual([]);
    expect(push).toMatchObject({
      subject: pushKeys.PUSH_CONTACT,
      ttl: '86400',
      message: { title: 'Customer form received', lang: 'en', dir: 'ltr' },
    });
    expect(push?.message.path).toBe(`/?notification=${String(push?.message.tag)}`);
    expect(JSON.stringify(push)).not.toContain('Petrova');
  }
  await raise(supplier);
  await raise(supplier);
  await app.db.updateTable('users').set({ locale: 'hi' }).where('id', '=', supplier.userId).execute();
  await send();
  expect(service.received(other)[1]?.message).toMatchObject({
    title: '2 सूचनाएँ',
    body: 'गाड़ियाँ इंपोर्ट हुईं\nगाड़ियाँ इंपोर्ट हुईं',
    path: '/?notification=all',
  });
});

test('only addresses at the known push services are accepted', async () => {
  const supplier = await addSupplier(app);
  const { keys } = service.subscribe();
  for (const endpoint of [
    'http://169.254.169.254/latest/meta-data',
    'https://attacker.example/fcm.googleapis.com',
    'http://fcm.googleapis.com/fcm/send/1',
    'https://fcm.googleapis.com:22/fcm/send/1',
  ]) {
    const refused = await add(supplier, { endpoint, keys });
    expect(refused.status).toBe(422);
    expect(refused.problem.errors).toMatchObject([{ path: 'endpoint' }]);
  }
  const noPoint = await add(supplier, {
    endpoint: service.subscribe().endpoint,
    keys: { ...keys, p256dh: 'A'.repeat(87) },
  });
  expect(noPoint.problem.errors).toMatchObject([{ path: 'keys.p256dh' }]);
  expect(await list(supplier)).toEqual([]);
});

test.each([404, 410])('an address that answers %i is forgotten', async (status) => {
  const { supplier, subscription } = await addReader();
  service.answer(subscription, status);
  await raise(supplier);
  await send();
  expect(await list(supplier)).toEqual([]);
});

test.each([500, 429, 307])(
  'a service that answers %i is asked again, and given up after an hour',
  async (status) => {
    const { supplier, subscription } = await addReader();
    service.answer(subscription, status);
    await raise(supplier);
    await send();
    service.answer(subscription, 201);
    await send();
    expect(service.received(subscription)).toEqual([]);
    app.clock.advance(notificationLimits.pushAgainAfter);
    await send();
    expect(service.received(subscription)).toHaveLength(1);
    service.answer(subscription, status);
    await raise(supplier);
    app.clock.advance(notificationLimits.pushWithin + MINUTE);
    await send();
    service.answer(subscription, 201);
    app.clock.advance(notificationLimits.pushAgainAfter);
    await send();
    expect(service.received(subscription)).toHaveLength(1);
    expect(await list(await refresh(supplier))).toHaveLength(1);
  },
);

/** Access tokens last less than an hour. */
const refresh = async (supplier: Supplier) => ({ ...supplier, ...(await loginAs(app, supplier)) });

test('a device is removed by hand, by its log-out, and when somebody else uses the browser', async () => {
  const { supplier, subscription } = await addReader();
  const phone = { ...supplier, ...(await loginAs(app, supplier)) };
  await add(phone, service.subscribe());
  expect((await list(phone)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  const [own, desk] = await list(phone);
  const removed = await app.client<PushDevices>(removeDevice, {
    token: phone.token,
    params: { deviceId: desk?.deviceId },
  });
  expect(removed.result.list.map(({ deviceId }) => deviceId)).toEqual([own?.deviceId]);
  await app.client(accountEndpoints.signOut, { token: phone.token });
  expect(await list(supplier)).toEqual([]);
  await cleanUp(app.deps);
  expect(
    await app.db.selectFrom('pushDevices').select('id').where('userId', '=', supplier.userId).execute(),
  ).toEqual([]);
  await add(supplier, subscription);
  const { supplier: stranger } = await addReader();
  await add(stranger, subscription);
  expect(await list(supplier)).toEqual([]);
  await raise(supplier);
  await send();
  expect(service.received(subscription)).toEqual([]);
});

test('quiet hours hold back what is pushed', async () => {
  const { supplier, subscription } = await addReader();
  const { timeZone } = app.deps.country;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
  const toTime = (ahead: number) => format.format(new Date(app.clock.now().getTime() + ahead));
  await choose(supplier, { quietHours: { from: toTime(-MINUTE), until: toTime(HOUR) } });
  await raise(supplier);
  await raise(supplier);
  await send();
  expect(service.received(subscription)).toEqual([]);
  app.clock.advance(HOUR);
  await send();
  expect(service.received(subscription).map(({ message }) => message.title)).toEqual(['2 notifications']);
});

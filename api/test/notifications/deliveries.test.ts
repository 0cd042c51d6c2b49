import {
  DAY,
  HOUR,
  MINUTE,
  notificationEndpoints,
  notificationLimits,
  type Notification,
  type NotificationChoices,
} from '@portal/shared/contract';

import { raiseNotification, sendNotificationMails } from '../../src/domains/notifications';
import { registerAgent, type TestAgent } from '../harness/agents';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { addFleetVehicle } from '../harness/fleet';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { advanceTime } from '../harness/trips';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const everyKind = ['importFinished', 'vehicleDocument', 'tripOverdue'] as const;
const choose = ({ token }: Pick<TestAgent, 'token'>, change: Partial<NotificationChoices>) =>
  app.client<NotificationChoices>(notificationEndpoints.changeChoices, {
    token,
    body: { muted: [], ...change },
  });
let count = 0;
const raiseImport = ({ companyId }: Supplier, key = `import ${String((count += 1))}`) =>
  app.db.transaction().execute((trx) => {
    const facts = { subject: 'fleet', added: 12, changed: 0, refused: 3 } as const;
    return raiseNotification(trx, companyId, { kind: 'importFinished', key, facts }, app.clock.now());
  });
/** Everything of a burst is gathered, and then sent. */
async function send(): Promise<void> {
  app.clock.advance(notificationLimits.gatherFor);
  await sendNotificationMails(app.deps);
}
const listMails = ({ email }: Supplier) =>
  app.mails.to(email).filter(({ text }) => text.includes('?notification='));
async function addReader(change: Partial<NotificationChoices> = { email: [...everyKind] }) {
  const supplier = await addSupplier(app);
  await choose(supplier, change);
  return supplier;
}

test('nothing is sent until a user chooses it, and a choice is kept with the hours', async () => {
  const supplier = await addSupplier(app);
  const { token } = supplier;
  const read = async () =>
    (await app.client<NotificationChoices>(notificationEndpoints.choices, { token })).result;
  expect(await read()).toEqual({ muted: [], email: [], push: [], quietHours: null });
  await raiseImport(supplier);
  await send();
  expect(listMails(supplier)).toEqual([]);
  const quietHours = { from: '22:00', until: '07:30' };
  await choose(supplier, { email: ['tripOverdue', 'importFinished'], quietHours });
  // A page of an earlier release knows only the muted ones.
  await choose(supplier, { muted: ['refundFailed'] });
  expect(await read()).toEqual({
    muted: ['refundFailed'],
    email: ['importFinished', 'tripOverdue'],
    push: [],
    quietHours,
  });
  expect((await choose(supplier, { quietHours: null })).result.quietHours).toBeNull();
  const wrong = await choose(supplier, { quietHours: { from: '24:00', until: '07:00' } });
  expect(wrong.problem.errors).toMatchObject([{ path: 'quietHours.from' }]);
});

test('a burst is one mail, in the language of the user, with links to each and without the customer', async () => {
  const supplier = await addReader();
  const vehicleId = await addFleetVehicle(app, supplier);
  const dueAt = new Date(app.clock.now().getTime() + 9 * DAY).toISOString().slice(0, 10);
  await raiseImport(supplier);
  await app.db.transaction().execute((trx) => {
    const facts = { document: 'insurance', dueAt } as const;
    const news = { kind: 'vehicleDocument', key: 'insurance', facts, vehicleId } as const;
    return raiseNotification(trx, supplier.companyId, news, app.clock.now());
  });
  await sendNotificationMails(app.deps);
  expect(listMails(supplier)).toEqual([]);
  await app.db.updateTable('users').set({ locale: 'ar' }).where('id', '=', supplier.userId).execute();
  await send();
  await send();
  const [mail, ...further] = listMails(supplier);
  expect(further).toEqual([]);
  expect(mail?.subject).toBe('إشعاران');
  expect(mail?.text).toContain('تم استيراد المركبات');
  expect(mail?.text).toContain('التأمين صالح حتى');
  expect(mail?.html).toContain('dir="rtl"');
  const id = /notification=(?<id>[\w-]+)/.exec(mail?.text ?? '')?.groups?.id;
  const linked = await app.client<Notification>(notificationEndpoints.get, {
    token: supplier.token,
    params: { notificationId: id },
  });
  expect(linked.result).toMatchObject({ notificationId: id, kind: 'importFinished', isRead: false });
  await app.db.updateTable('users').set({ locale: 'en' }).where('id', '=', supplier.userId).execute();
  await raiseImport(supplier);
  await send();
  expect(listMails(supplier)[1]).toMatchObject({
    subject: 'Vehicles imported · 12 added',
    text: expect.stringContaining('12 added · 3 refused') as string,
  });
});

test('more than a mail names are counted', async () => {
  const supplier = await addReader();
  for (let at = 0; at < notificationLimits.namedMax + 2; at += 1) await raiseImport(supplier);
  await send();
  const [mail] = listMails(supplier);
  expect(mail?.subject).toBe(`${String(notificationLimits.namedMax + 2)} notifications`);
  expect(mail?.text.match(/\?notification=/g)).toHaveLength(notificationLimits.namedMax);
  expect(mail?.text).toContain('2 more are in the portal.');
});

test('a matter that comes again, a kind nobody chose, and two servers at once send nothing twice', async () => {
  const supplier = await addReader({ email: ['importFinished'] });
  await raiseImport(supplier, 'same');
  await app.db.transaction().execute((trx) => {
    const facts = { subject: 'fleet', added: 99, changed: 0, refused: 0 } as const;
    const news = { kind: 'importFinished', key: 'same', facts } as const;
    return raiseNotification(trx, supplier.companyId, news, app.clock.now());
  });
  await app.db.transaction().execute((trx) => {
    const news = { kind: 'refundFailed', key: 'unwanted', facts: { amount: '1.00' } } as const;
    return raiseNotification(trx, supplier.companyId, news, app.clock.now());
  });
  app.clock.advance(notificationLimits.gatherFor);
  await Promise.all([1, 2, 3].map(() => sendNotificationMails(app.deps)));
  expect(listMails(supplier).map(({ subject }) => subject)).toEqual(['Vehicles imported · 99 added']);
});

test('what was read, and a kind that was switched off in the meantime, is not sent', async () => {
  const supplier = await addReader();
  const { token } = supplier;
  await raiseImport(supplier);
  const { result } = await app.client<{ list: Notification[] }>(notificationEndpoints.list, { token });
  const body = { notificationId: result.list[0]?.notificationId };
  await app.client(notificationEndpoints.read, { token, body });
  await send();
  await raiseImport(supplier);
  await choose(supplier, { email: ['tripOverdue'] });
  await send();
  await choose(supplier, { email: [...everyKind] });
  await send();
  expect(listMails(supplier)).toEqual([]);
});

test('quiet hours hold everything back, and at their end it is one mail', async () => {
  const registered = await addReader();
  const { timeZone } = app.deps.country;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' });
  const toTime = (ahead: number) => format.format(new Date(app.clock.now().getTime() + ahead));
  await choose(registered, { quietHours: { from: toTime(-MINUTE), until: toTime(3 * HOUR) } });
  await raiseImport(registered);
  await send();
  app.clock.advance(HOUR);
  await raiseImport(registered);
  await send();
  expect(listMails(registered)).toEqual([]);
  const supplier = await advanceTime(app, registered, 2 * HOUR);
  await sendNotificationMails(app.deps);
  expect(listMails(supplier).map(({ subject }) => subject)).toEqual(['2 notifications']);
});

test('a user who left, one whose address is not verified and one who was deleted get nothing', async () => {
  const [left, unverified, deleted] = [await addReader(), await addReader(), await addReader()];
  const successor = await registerAgent(app);
  const change = (id: string, columns: { emailVerifiedAt: null } | { deletedAt: Date }) =>
    app.db.updateTable('users').set(columns).where('id', '=', id).execute();
  for (const supplier of [left, unverified, deleted]) await raiseImport(supplier);
  await app.db
    .updateTable('companies')
    .set({ userId: successor.userId })
    .where('id', '=', left.companyId)
    .execute();
  await change(unverified.userId, { emailVerifiedAt: null });
  await change(deleted.userId, { deletedAt: app.clock.now() });
  await send();
  await raiseImport(left);
  await send();
  for (const supplier of [left, unverified, deleted]) expect(listMails(supplier)).toEqual([]);
  const waiting = await app.db
    .selectFrom('notificationDeliveries')
    .select('userId')
    .where('settledAt', 'is', null)
    .execute();
  expect(waiting).toEqual([]);
});

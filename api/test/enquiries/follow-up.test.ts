import { enquiryEndpoints, type Enquiry, type EnquiryDetails } from '@portal/shared/contract';
import { addSupplier, enquiryCalls, sendEnquiry, type Supplier } from '../harness/enquiries';
import { openLive } from '../harness/live';
import { startTestApp, type TestApp } from '../harness/start-test-app';

const MINUTE = 60_000;
let app: TestApp;
let agent: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  agent = await addSupplier(app);
});
afterAll(() => app.close());

const arrive = () => sendEnquiry(app, { companyId: agent.companyId });
const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * MINUTE).toISOString();
const keep = (enquiryId: string, body: unknown, token = agent.token) =>
  app.client<Enquiry>(enquiryEndpoints.followUp, { token, params: { enquiryId }, body });
const details = (enquiryId: string) =>
  app.client<EnquiryDetails>(enquiryEndpoints.get, { token: agent.token, params: { enquiryId } });

test('a reminder and a note are stored, shown in the list and in the history, changed and removed', async () => {
  const id = await arrive();
  expect((await details(id)).result.followUp).toBeNull();
  const remindAt = inMinutes(90);
  const kept = await keep(id, { remindAt, note: '  Ask for the licence ' });
  expect([kept.status, kept.result.version]).toEqual([200, 2]);
  expect(kept.result.followUp).toEqual({ remindAt, note: 'Ask for the licence' });
  const { list } = (await enquiryCalls(app, agent).list()).result;
  expect(list.find(({ _id }) => _id === id)?.followUp).toEqual(kept.result.followUp);

  expect((await keep(id, { remindAt: null, note: 'Only a note' })).result.followUp).toEqual({
    remindAt: null,
    note: 'Only a note',
  });
  expect((await keep(id, { remindAt: null, note: '' })).result.followUp).toBeNull();
  const { history, status } = (await details(id)).result;
  expect(status).toBe('NEW');
  expect(history.map(({ change, by }) => `${change} ${by}`)).toEqual([
    'created customer',
    'followUp agent',
    'followUp agent',
    'followUp agent',
  ]);
});

test('saving the same again changes nothing; the note may change after the reminder is due', async () => {
  const id = await arrive();
  const remindAt = inMinutes(5);
  await keep(id, { remindAt, note: 'One' });
  expect((await keep(id, { remindAt, note: 'One' })).result.version).toBe(2);
  app.clock.advance(10 * MINUTE);
  expect((await keep(id, { remindAt, note: 'Two' })).result).toMatchObject({
    version: 3,
    followUp: { remindAt, note: 'Two' },
  });
});

test.each([
  [() => ({ remindAt: inMinutes(-1), note: '' }), 'remindAt', 'Choose a time to come.'],
  [() => ({ remindAt: inMinutes(367 * 24 * 60), note: '' }), 'remindAt', 'Choose a time within a year.'],
  [() => ({ remindAt: 'tomorrow', note: '' }), 'remindAt', 'Enter a valid date.'],
  [() => ({ remindAt: null, note: 'x'.repeat(501) }), 'note', 'Use at most 500 characters.'],
  [() => ({ remindAt: null }), 'note', 'Fill in this field.'],
])('an invalid follow-up is reported on its field', async (body, path, message) => {
  const { status, problem } = await keep(await arrive(), body());
  expect([status, problem.errors]).toEqual([422, [{ path, message }]]);
});

test('future reminders are listed, the earliest first, without cancelled or long past ones', async () => {
  const supplier = await addSupplier(app);
  const add = async (minutes: number | null) => {
    const id = await sendEnquiry(app, { companyId: supplier.companyId });
    const remindAt = minutes === null ? null : inMinutes(minutes);
    await keep(id, { remindAt, note: 'Call' }, supplier.token);
    return id;
  };
  const [later, soon, , cancelled, over] = [
    await add(60),
    await add(2),
    await add(null),
    await add(9),
    await add(1),
  ];
  const enquiries = app.db.updateTable('enquiries');
  for (const status of ['AGENTVIEW', 'CONTACTED', 'CANCELLED'] as const)
    await enquiries.set({ status }).where('id', '=', cancelled).execute();
  await enquiries
    .set({ remindAt: inMinutes(-25 * 60) })
    .where('id', '=', over)
    .execute();
  app.clock.advance(3 * MINUTE);
  const { result } = await app.client<{ list: Enquiry[] }>(enquiryEndpoints.reminders, {
    token: supplier.token,
  });
  expect(result.list.map(({ _id }) => _id)).toEqual([soon, later]);
});

test('the enquiry of another agent is not found', async () => {
  const other = await addSupplier(app);
  const id = await arrive();
  expect((await keep(id, { remindAt: null, note: 'Mine' }, other.token)).status).toBe(404);
  expect((await details(id)).result.followUp).toBeNull();
});

test('the agent\u2019s other windows are notified', async () => {
  const id = await arrive();
  const reader = await openLive(app, agent.token);
  await keep(id, { remindAt: null, note: 'Told' });
  await reader.until(() => reader.enquiries.length > 0);
  reader.cut();
  expect(reader.enquiries).toMatchObject([
    { data: { kind: 'changed', enquiry: { _id: id, version: 2, followUp: { note: 'Told' } } } },
  ]);
});

import { enquiryEndpoints, type EnquiryDetails } from '@portal/shared/contract';
import { addSupplier, enquiryCalls, sendEnquiry, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let agent: Supplier;
let calls: ReturnType<typeof enquiryCalls>;
beforeAll(async () => {
  app = await startTestApp();
  agent = await addSupplier(app);
  calls = enquiryCalls(app, agent);
});
afterAll(() => app.close());

const arrive = () => sendEnquiry(app, { companyId: agent.companyId });
const details = (enquiryId: string) =>
  app.client<EnquiryDetails>(enquiryEndpoints.get, { token: agent.token, params: { enquiryId } });
const unlock = (id: string) => calls.visibility(id, { action: 'mark_agentview' });
const contact = (id: string) => calls.visibility(id, { action: 'mark_contacted' });
const cancel = (id: string, cancelReason?: string) => calls.status(id, { status: 'CANCELLED', cancelReason });

test('an enquiry goes from new to cancelled, and its history shows each step', async () => {
  const id = await arrive();
  expect((await unlock(id)).result).toMatchObject({
    _id: id,
    status: 'AGENTVIEW',
    isMasked: false,
    version: 2,
  });
  expect((await calls.status(id, { status: 'CONTACTED' })).result).toMatchObject({ status: 'CONTACTED' });
  const { status, result } = await cancel(id, 'Price too low');
  expect([status, result.status, result.cancelReason]).toEqual([200, 'CANCELLED', 'PRICE_TOO_LOW']);
  expect((await details(id)).result.history).toEqual([
    expect.objectContaining({ change: 'created', status: 'NEW', by: 'customer' }),
    expect.objectContaining({ change: 'status', status: 'AGENTVIEW', by: 'agent' }),
    expect.objectContaining({ change: 'status', status: 'CONTACTED', by: 'agent' }),
    expect.objectContaining({
      change: 'status',
      status: 'CANCELLED',
      by: 'agent',
      cancelReason: 'PRICE_TOO_LOW',
    }),
  ]);
});

test('an unknown reason is stored as the reason for others; without one nothing is stored', async () => {
  const [one, other] = [await arrive(), await arrive()];
  for (const id of [one, other]) {
    await unlock(id);
    await contact(id);
  }
  expect((await cancel(one, 'The moon')).result.cancelReason).toBe('OTHER_REASONS');
  expect((await cancel(other)).result.cancelReason).toBeNull();
});

test.each([
  ['contact', [], contact, 'Unlock this enquiry first.'],
  ['cancel', [], cancel, 'Unlock this enquiry and contact the customer before you cancel it.'],
  ['cancel', [unlock], cancel, 'Contact the customer before you cancel this enquiry.'],
])('a call to %s out of order is refused with what to do first', async (_name, steps, act, detail) => {
  const id = await arrive();
  for (const step of steps) await step(id);
  const { status, problem } = await act(id);
  expect([status, problem.code, problem.detail]).toEqual([409, 'conflict', detail]);
});

test('the second of two callers learns by whom and when; nothing becomes new again', async () => {
  const id = await arrive();
  await unlock(id);
  const second = await unlock(id);
  expect([second.status, second.problem.code]).toEqual([409, 'conflict']);
  expect(second.problem.detail).toMatch(
    new RegExp(`^This enquiry was unlocked by ${agent.email} on \\d+ \\w+ \\d{4}, \\d\\d:\\d\\d\\.$`),
  );
  const again = await calls.status(id, { status: 'NEW' });
  expect([again.status, again.problem.detail]).toEqual([
    409,
    expect.stringMatching(/unlocked .* It cannot become new again\.$/),
  ]);
});

test.each([
  ['unlock', [], unlock],
  ['contact', [unlock], contact],
  ['cancel', [unlock, contact], cancel],
])('one of 20 callers who %s simultaneously wins and 19 are refused', async (_name, steps, act) => {
  const id = await arrive();
  for (const step of steps) await step(id);
  const answers = await Promise.all(Array.from({ length: 20 }, () => act(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  expect((await details(id)).result.history).toHaveLength(steps.length + 2);
});

test.each([
  [{ status: 'CONTACTED', updatedAt: new Date() }, 'enquiries_transition'],
  [{ status: 'EXPIRED', updatedAt: new Date(0) }, 'enquiries_transition'],
  [{ status: 'AGENTVIEW', updatedAt: new Date('2999-01-01') }, 'enquiries_transition'],
  [{ createdAt: new Date(0) }, 'enquiries_origin'],
] as const)('the database itself refuses %j', async (set, constraint) => {
  const id = await arrive();
  const change = app.db.updateTable('enquiries').set(set).where('id', '=', id).execute();
  await expect(change).rejects.toMatchObject({ code: '23514', constraint });
});

test.each([
  [{ action: 'explode' }, 'Unknown action: explode', 'action'],
  [{}, 'Say what to change: an action, isMasked or a status.', 'action'],
  [{ action: 'mark_agentview', isMasked: true }, 'mark_agentview sets this to false.', 'isMasked'],
  [{ action: 'mark_contacted', status: 'NEW' }, 'mark_contacted makes the status CONTACTED.', 'status'],
  [{ status: 'CANCELLED' }, 'An enquiry is cancelled by its status call, which takes the reason.', 'status'],
])('%j is reported on its field', async (body, detail, path) => {
  const { status, problem } = await calls.visibility(await arrive(), body);
  expect([status, problem.detail, problem.errors]).toEqual([422, detail, [{ path, message: detail }]]);
});

test('a reason without a cancellation, and statuses that only the server sets, are refused', async () => {
  const id = await arrive();
  await unlock(id);
  expect((await calls.status(id, { status: 'CONTACTED', cancelReason: 'OTHER_REASONS' })).status).toBe(422);
  for (const status of ['EXPIRED', 'AGENTVIEW', 'contacted'])
    expect((await calls.status(id, { status })).status).toBe(422);
  expect((await details(id)).result.status).toBe('AGENTVIEW');
});

test('the effects may be sent by name instead of an action', async () => {
  const id = await arrive();
  const unlocked = await calls.visibility(id, { status: 'AGENTVIEW', isMasked: false });
  expect(unlocked.result).toMatchObject({ status: 'AGENTVIEW', isMasked: false });
  expect((await calls.visibility(id, { isMasked: true, status: 'AGENTVIEW' })).result.isMasked).toBe(true);
  expect((await calls.visibility(id, { status: 'CONTACTED' })).result.status).toBe('CONTACTED');
});

import {
  agentActionEndpoints,
  agentActionLimits,
  DAY,
  enquiryEndpoints,
  listingChangeEndpoints,
  type AgentAction,
  type BulkResult,
  type Enquiry,
  type UndoneAction,
} from '@portal/shared/contract';

import { deleteOldActions } from '../../src/domains/agent-actions';
import { addSupplier, enquiryCalls, sendEnquiry, type Supplier } from '../harness/enquiries';
import { addListing, listingCalls } from '../harness/listings';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { undoCalls } from '../harness/undo';

let app: TestApp;
let agent: Supplier;
let calls: ReturnType<typeof listingCalls>;
let undo: ReturnType<typeof undoCalls>;
beforeAll(async () => {
  app = await startTestApp();
  agent = await addSupplier(app);
  calls = listingCalls(app, agent);
  undo = undoCalls(app, agent);
});
afterAll(() => app.close());

const hide = (vehicleId: string) => calls.show(vehicleId, false);
const isPublished = async (vehicleId: string) =>
  (await calls.list()).result.list.find((row) => row.vehicleId === vehicleId)?.isVisible;

test('a listing is published, hidden and published again by undoing, once', async () => {
  const vehicleId = await addListing(app, agent);
  await calls.show(vehicleId);
  const published = await undo.last();
  expect(published).toMatchObject({
    kind: 'listingPublished',
    subjectId: vehicleId,
    others: 0,
    refusal: null,
  });
  await hide(vehicleId);
  const hidden = await undo.last();
  expect(hidden).toMatchObject({ kind: 'listingHidden', undoneAt: null, refusal: null });

  // The older one waits for the newer one, and says so.
  const early = await undo.undo(published.actionId);
  expect([early.status, early.problem.code]).toEqual([409, 'changed_meanwhile']);
  expect(early.problem.detail).toMatch(/^You changed .+ again on .+\. Undo that first\.$/);
  expect((await undo.list())[1]?.refusal).toBe(early.problem.detail);

  expect((await undo.undo(hidden.actionId)).result).toMatchObject({ kind: 'listingHidden', note: null });
  expect(await isPublished(vehicleId)).toBe(true);
  const again = await undo.undo(hidden.actionId);
  expect([again.status, again.problem.detail]).toEqual([409, 'This was already undone.']);
  expect((await undo.list())[0]?.undoneAt).not.toBeNull();

  expect((await undo.undo(published.actionId)).status).toBe(200);
  expect(await isPublished(vehicleId)).toBe(false);
});

test('what is so already is no action', async () => {
  const vehicleId = await addListing(app, agent);
  await hide(vehicleId);
  expect((await undo.list()).filter(({ subjectId }) => subjectId === vehicleId)).toEqual([]);
});

test('a repeat of the same call gets the same answer', async () => {
  const vehicleId = await addListing(app, agent);
  await calls.show(vehicleId);
  const { actionId } = await undo.last();
  const send = () =>
    app.client<UndoneAction>(agentActionEndpoints.undo, {
      token: agent.token,
      body: { actionId },
      headers: { 'idempotency-key': actionId },
    });
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.result).toEqual(first.result);
});

test('one of two calls at once undoes it', async () => {
  const vehicleId = await addListing(app, agent);
  await calls.show(vehicleId);
  const { actionId } = await undo.last();
  const answers = await Promise.all([undo.undo(actionId), undo.undo(actionId)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('several listings are one action; those that changed since stay', async () => {
  const ids = [await addListing(app, agent), await addListing(app, agent), await addListing(app, agent)];
  await app.client<BulkResult>(listingChangeEndpoints.bulkVisibility, {
    token: agent.token,
    body: { vehicleIds: ids, isVisible: true },
  });
  const action = await undo.last();
  expect(action).toMatchObject({ kind: 'listingPublished', subjectId: ids[0], others: 2 });
  await hide(ids[1] ?? '');
  await calls.show(ids[1] ?? '');
  await hide(ids[2] ?? '');
  expect((await undo.undo(action.actionId)).status).toBe(200);
  expect(await Promise.all(ids.map(isPublished))).toEqual([false, false, false]);
});

test('a deleted listing comes back published; one whose plan is full comes back hidden, with the reason', async () => {
  const vehicleId = await addListing(app, agent);
  await calls.show(vehicleId);
  const remove = () =>
    app.client(listingChangeEndpoints.remove, { token: agent.token, query: { vehicleId } });
  await remove();
  const removed = await undo.last();
  expect(removed).toMatchObject({ kind: 'listingRemoved', subjectId: vehicleId });
  expect((await undo.undo(removed.actionId)).result.note).toBeNull();
  expect(await isPublished(vehicleId)).toBe(true);

  await remove();
  await app.db
    .updateTable('companies')
    .set({ approvalStatus: 'PENDING' })
    .where('id', '=', agent.companyId)
    .execute();
  const { result } = await undo.undo((await undo.last()).actionId);
  expect(result.note).toMatch(/^Not published: your company is still being checked/);
  expect(await isPublished(vehicleId)).toBe(false);
  await app.db
    .updateTable('companies')
    .set({ approvalStatus: 'APPROVED' })
    .where('id', '=', agent.companyId)
    .execute();
});

test('a listing that was restored otherwise is undone', async () => {
  const vehicleId = await addListing(app, agent);
  await app.client(listingChangeEndpoints.remove, { token: agent.token, query: { vehicleId } });
  await app.client(listingChangeEndpoints.restore, { token: agent.token, body: { vehicleId } });
  const { undoneAt, actionId } = await undo.last();
  expect(undoneAt).not.toBeNull();
  expect((await undo.undo(actionId)).status).toBe(409);
});

test('a listing that was changed otherwise is refused by its name', async () => {
  const vehicleId = await addListing(app, agent);
  await calls.show(vehicleId);
  await app.db.updateTable('listings').set({ isVisible: false }).where('id', '=', vehicleId).execute();
  const { name, refusal, actionId } = await undo.last();
  expect(refusal).toBe(`${name} was changed since, so this can no longer be undone.`);
  expect((await undo.undo(actionId)).status).toBe(409);
});

test('a removed note of an enquiry comes back', async () => {
  const enquiryId = await sendEnquiry(app, { companyId: agent.companyId });
  const keep = (note: string) =>
    app.client<Enquiry>(enquiryEndpoints.followUp, {
      token: agent.token,
      params: { enquiryId },
      body: { remindAt: null, note },
    });
  await keep('Ask for the licence');
  await keep('');
  expect((await undo.undo((await undo.last()).actionId)).status).toBe(200);
  const { list } = (await enquiryCalls(app, agent).list()).result;
  expect(list.find(({ _id }) => _id === enquiryId)?.followUp?.note).toBe('Ask for the licence');
});

test('another agent sees and undoes nothing of it; nobody has more than the last ten', async () => {
  const vehicleId = await addListing(app, agent);
  for (let times = 0; times < agentActionLimits.listed; times += 1)
    await (times % 2 ? hide(vehicleId) : calls.show(vehicleId));
  const list = await undo.list();
  expect(list).toHaveLength(agentActionLimits.listed);
  const other = await addSupplier(app);
  expect(await undoCalls(app, other).list()).toEqual([]);
  const { status, problem } = await undoCalls(app, other).undo(list[0]?.actionId ?? '');
  expect([status, problem.code]).toEqual([404, 'not_found']);
});

test('an action is deleted after its time', async () => {
  const kept = (await undo.list()) as AgentAction[];
  expect(kept).not.toEqual([]);
  const doneAt = new Date(app.clock.now().getTime() - agentActionLimits.keptDays * DAY - 1);
  await app.db.updateTable('agentActions').set({ doneAt }).execute();
  expect((await undo.undo(kept[0]?.actionId ?? '')).problem.detail).toBe(
    'This was done too long ago to be undone.',
  );
  await deleteOldActions(app.deps);
  expect(await undo.list()).toEqual([]);
});

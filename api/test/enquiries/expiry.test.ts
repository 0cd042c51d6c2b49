import { enquiryEndpoints, type EnquiryDetails } from '@portal/shared/contract';
import { expireEnquiries } from '../../src/domains/enquiries/expire';
import { loginAs } from '../harness/agents';
import { addSupplier, enquiryCalls, sendEnquiry, type Supplier } from '../harness/enquiries';
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

/** Signs in again after each jump of the clock, since sessions use the same clock. */
async function signIn() {
  const { token } = await loginAs(app, agent);
  const details = (enquiryId: string) =>
    app.client<EnquiryDetails>(enquiryEndpoints.get, { token, params: { enquiryId } });
  return { calls: enquiryCalls(app, { ...agent, token }), details };
}

test('a new enquiry expires 30 minutes after it arrives for every reader, even before that is recorded', async () => {
  const early = (await signIn()).calls;
  const before = (await early.list({ status: 'EXPIRED' })).result.total;
  const [id, seen] = [await arrive(), await arrive()];
  await early.visibility(seen, { action: 'mark_agentview' });
  app.clock.advance(30 * MINUTE - 5000);
  const { calls, details } = await signIn();
  expect((await details(id)).result.status).toBe('NEW');
  app.clock.advance(5000);
  expect((await details(id)).result).toMatchObject({
    status: 'EXPIRED',
    history: [{ change: 'created' }, { change: 'status', status: 'EXPIRED', by: 'system' }],
  });
  expect((await details(seen)).result.status).toBe('AGENTVIEW');
  const expired = async () => (await calls.list({ status: 'EXPIRED' })).result;
  expect([(await expired()).total, (await expired()).list[0]?._id]).toEqual([before + 1, id]);
  expect((await calls.list({ status: 'NEW' })).result.list.map(({ _id }) => _id)).not.toContain(id);
  const late = await calls.visibility(id, { action: 'mark_agentview' });
  expect([late.status, late.problem.detail]).toEqual([
    409,
    expect.stringMatching(/^This enquiry expired on .*, 30 minutes after it arrived\.$/),
  ]);

  expect(await expireEnquiries(app.deps)).toBeGreaterThan(0);
  expect(await expireEnquiries(app.deps)).toBe(0);
  const { result } = await details(id);
  expect(result.history.at(-1)).toMatchObject({ status: 'EXPIRED', by: 'system', at: result.expiresAt });
  expect((await expired()).total).toBe(before + 1);
});

import type { EnquiryCounts } from '@portal/shared/contract';
import { addSupplier, enquiryBody, enquiryCalls, sendEnquiry, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';

const MINUTE = 60_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const none = { NEW: 0, AGENTVIEW: 0, CONTACTED: 0, CANCELLED: 0, EXPIRED: 0, expiringSoon: 0 };

async function getCounts(supplier: Supplier, query = {}): Promise<EnquiryCounts | undefined> {
  const { result } = await enquiryCalls(app, supplier).list(query);
  return (result as typeof result & { counts?: EnquiryCounts }).counts;
}

/** An enquiry so old that this many minutes are left. */
async function addWithMinutesLeft(supplier: Supplier, minutes: number): Promise<void> {
  const { car, name, phone, email, rentalStartDate, rentalEndDate } = enquiryBody(app, {}) as ReturnType<
    typeof enquiryBody
  > & { name: string };
  const createdAt = new Date(app.clock.now().getTime() + (minutes - 30) * MINUTE);
  await app.db
    .insertInto('enquiries')
    .values({
      id: crypto.randomUUID(),
      userId: supplier.userId,
      companyId: supplier.companyId,
      car: JSON.stringify(car),
      name,
      phone,
      email,
      message: '',
      rentalStart: rentalStartDate,
      rentalEnd: rentalEndDate,
      createdAt,
      updatedAt: createdAt,
      expiresAt: new Date(createdAt.getTime() + 30 * MINUTE),
    })
    .execute();
}

test('counts include all of the agent\u2019s enquiries, for any page and status', async () => {
  const agent = await addSupplier(app);
  expect(await getCounts(agent)).toEqual(none);
  const id = await sendEnquiry(app, { companyId: agent.companyId });
  await sendEnquiry(app, { companyId: agent.companyId });
  await sendEnquiry(app, { companyId: (await addSupplier(app)).companyId });
  await enquiryCalls(app, agent).visibility(id, { action: 'mark_agentview' });
  const expected = { ...none, NEW: 1, AGENTVIEW: 1 };
  expect(await getCounts(agent, { status: 'CANCELLED', page: 7, limit: 1 })).toEqual(expected);
});

test.each([
  [29, { NEW: 1 }],
  [7.1, { NEW: 1 }],
  [6.9, { NEW: 1, expiringSoon: 1 }],
  [1.1, { NEW: 1, expiringSoon: 1 }],
  [0.9, { NEW: 1 }],
  // Even before its expiry is recorded.
  [-0.1, { EXPIRED: 1 }],
])('an enquiry with %d minutes left counts as %j', async (left, counts) => {
  const agent = await addSupplier(app);
  await addWithMinutesLeft(agent, left);
  expect(await getCounts(agent)).toEqual({ ...none, ...counts });
});

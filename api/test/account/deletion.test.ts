import { authEndpoints, limits } from '@portal/shared/contract';
import { sql } from 'kysely';
import { deleteAccounts } from '../../src/domains/account-deletion/delete-accounts';
import { loginAs } from '../harness/agents';
import { addSupplier, sendEnquiry } from '../harness/enquiries';
import { addListing, listingCalls } from '../harness/listings';
import { startTestApp, type TestApp } from '../harness/start-test-app';
import { accountCalls } from './calls';

let app: TestApp;
beforeAll(async () => (app = await startTestApp()));
afterAll(() => app.close());

const later = () => ({
  ...app.deps,
  clock: { now: () => new Date(app.clock.now().getTime() + limits.account.deletionGrace) },
});

async function leaving() {
  const agent = await addSupplier(app);
  const listings = listingCalls(app, agent);
  const vehicleId = await addListing(app, agent);
  await listings.show(vehicleId);
  return { agent, listings, vehicleId, calls: accountCalls(app, agent.token) };
}

test('a deletion requires the password, hides the listings, ends other sessions, and can be undone', async () => {
  const { agent, listings, vehicleId, calls } = await leaving();
  const elsewhere = await loginAs(app, agent);
  expect((await calls.me()).result.deletesAt).toBeNull();
  expect((await calls.leave('not the password')).problem.errors?.[0]?.path).toBe('currentPassword');
  const { result } = await calls.leave(agent.password);
  expect((await calls.me()).result.deletesAt).toBe(result.deletesAt);
  // A second request keeps the day.
  expect((await calls.leave(agent.password)).result).toEqual(result);
  expect((await accountCalls(app, elsewhere.token).me()).status).toBe(401);
  expect((await listings.list()).result.counts).toMatchObject({ all: 1, published: 0 });
  expect((await listings.show(vehicleId)).problem.detail).toContain('about to be deleted');
  const again = accountCalls(app, (await loginAs(app, agent)).token);
  for (let times = 0; times < 2; times += 1) expect((await again.stay()).status).toBe(200);
  expect((await calls.me()).result.deletesAt).toBeNull();
  expect(app.mails.to(agent.email).map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Your account will be deleted', 'Your account stays']),
  );
  await deleteAccounts(later());
  expect((await calls.me()).status).toBe(200);
});

test('when its time is up nothing of the account is left in any table or store', async () => {
  const { agent, calls } = await leaving();
  await sendEnquiry(app, { companyId: agent.companyId });
  const bystander = await leaving();
  await calls.leave(agent.password);
  const files = await app.db.selectFrom('files').selectAll().where('ownerId', '=', agent.userId).execute();
  expect(files.length).toBeGreaterThan(3);
  await deleteAccounts(app.deps);
  expect((await calls.me()).status).toBe(200);

  await deleteAccounts(later());
  expect((await calls.me()).status).toBe(401);
  expect((await app.client(authEndpoints.login, { body: agent })).status).toBe(401);
  expect(await app.deps.files.get(files[0]?.storageKey ?? '')).toBeNull();
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_name not in ('outbox_mails', 'idempotency_keys')`.execute(
    app.db,
  );
  for (const { name } of rows) {
    const traces = await sql`select 1 from ${sql.table(name)} as row
      where row::text like ${`%${agent.userId}%`} or row::text like ${`%${agent.companyId}%`}
        or row::text like ${`%${agent.email}%`}`.execute(app.db);
    expect([name, traces.rows.length]).toEqual([name, 0]);
  }
  expect((await bystander.calls.me()).status).toBe(200);
  expect((await bystander.listings.list()).result.counts.published).toBe(1);
});

import { addSupplier, sendEnquiry } from '../../../test/harness/enquiries';
import { startTestApp, type TestApp } from '../../../test/harness/start-test-app';
import { createRowKeeper } from './keep-rows';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const listNames = async () =>
  (await app.db.selectFrom('companies').select('companyName').orderBy('id').execute()).map(
    ({ companyName }) => companyName,
  );

test('a restore undoes changes, deletions and additions, and touches nothing else', async () => {
  const { companyId, userId } = await addSupplier(app);
  const keeper = createRowKeeper(app.db, 'ae');
  await keeper.keep();
  const before = await listNames();

  await app.db.updateTable('companies').set({ companyName: 'Another' }).where('id', '=', companyId).execute();
  await addSupplier(app);
  await app.db.deleteFrom('refreshFamilies').where('userId', '=', userId).execute();
  const changed = await keeper.restore();

  expect(changed).toEqual(expect.arrayContaining(['companies', 'refresh_families', 'users']));
  expect(changed).not.toContain('listings');
  expect(await listNames()).toEqual(before);
  const sessions = app.db.selectFrom('refreshFamilies').select('id').where('userId', '=', userId);
  expect(await sessions.execute()).toHaveLength(1);
  expect(await keeper.restore()).toEqual(['enquiries']);
});

test('enquiries that wait for an answer are as recent as before', async () => {
  const { companyId } = await addSupplier(app);
  const id = await sendEnquiry(app, { companyId });
  const keeper = createRowKeeper(app.db, 'ae');
  await keeper.keep();
  const read = () =>
    app.db
      .selectFrom('enquiries')
      .select(['createdAt', 'expiresAt', 'status'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const before = await read();
  await app.db.deleteFrom('enquiries').where('id', '=', id).execute();
  await keeper.restore();
  const after = await read();
  const moved = after.createdAt.getTime() - before.createdAt.getTime();
  expect(moved).toBeGreaterThan(0);
  expect(after.expiresAt.getTime() - before.expiresAt.getTime()).toBe(moved);
  expect(after.status).toBe('NEW');
});

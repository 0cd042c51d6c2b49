import { sql } from 'kysely';

import { newId } from '../../src/database/ids';
import { addCustomer } from '../harness/customers';
import { addSupplier, type Supplier } from '../harness/enquiries';
import { startTestApp, type TestApp } from '../harness/start-test-app';

let app: TestApp;
let supplier: Supplier;
beforeAll(async () => {
  app = await startTestApp();
  supplier = await addSupplier(app);
});
afterAll(() => app.close());

test('a row that a server of the release before adds gets the owner of the record that it belongs to', async () => {
  const customerId = await addCustomer(app, supplier);
  const id = newId();
  await sql`insert into customer_changes (id, customer_id, kind, at) values (${id}, ${customerId}, 'changed', now())`.execute(
    app.db,
  );
  const { companyId } = await app.db
    .selectFrom('customerChanges')
    .select('companyId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(companyId).toBe(supplier.companyId);
});

test('a row of a record that does not exist is refused', async () => {
  const added = sql`insert into customer_changes (id, customer_id, kind, at)
    values (${newId()}, ${newId()}, 'changed', now())`.execute(app.db);
  await expect(added).rejects.toThrow('null value in column "company_id"');
});

test('a reading of a document gets the company of its reader', async () => {
  const fileId = newId();
  await sql`insert into file_reads (file_id, customer_id, user_id, variant, at)
    values (${fileId}, ${newId()}, (select user_id from companies where id = ${supplier.companyId}), 'original', now())`.execute(
    app.db,
  );
  const read = await app.db
    .selectFrom('fileReads')
    .select('companyId')
    .where('fileId', '=', fileId)
    .execute();
  expect(read).toEqual([{ companyId: supplier.companyId }]);
});

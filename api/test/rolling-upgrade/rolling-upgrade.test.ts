import { sql, type Migration } from 'kysely';

import { readConfig } from '../../src/config';
import type { Db } from '../../src/database/connect';
import { BREAKING_END, migrateWith, MigrationError } from '../../src/database/migrate';
import { migrations } from '../../src/database/migrations/all';
import { openDatabases } from '../../src/start/databases/databases';
import { createStack } from '../../src/start/databases/stack';
import { openTestDatabase, type OpenTestDatabase } from '../harness/test-database';
import { listBreakingChanges, readSchema } from './list-breaking-changes';

/** Servers of 1.0.0 refuse every newer database, so the steps of the release that follows it are not judged. */
const LAST_STEP_NOT_JUDGED = '0097-several-listing-drafts';

let database: OpenTestDatabase;
let db: Db;
beforeEach(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterEach(() => database.close());

const run = (statement: string): Migration => ({
  up: async (target) => {
    await sql.raw(statement).execute(target);
  },
});

/** What the API does with its database when it starts. */
async function start(): Promise<void> {
  const stack = createStack();
  const report = { progress: () => undefined, ready: () => undefined };
  try {
    await openDatabases({
      config: readConfig({ NODE_ENV: 'test', COUNTRIES: 'ae', DATABASE_URL: database.url }),
      report,
      stack,
      onConnectionError: () => undefined,
    });
  } finally {
    await stack.unwind((error) => console.error(error));
  }
}

test('a server starts on the database of a newer release, whose steps and lists it leaves alone', async () => {
  await sql`update vehicle_brands set name = 'Named by the newer release' where name = 'Toyota'`.execute(db);
  await sql`update reference_data_stamp set hash = 'newer'`.execute(db);
  const added = run(
    'alter table users add column nickname text; alter table users drop constraint if exists x',
  );
  expect(await migrateWith(db, 'ae', { ...migrations, '9999-nicknames': added })).toEqual(['9999-nicknames']);

  await start();
  const { rows } = await sql<{ name: string }>`
    select name from vehicle_brands where name like 'Named by%' and not retired`.execute(db);
  expect(rows).toHaveLength(1);
  expect(await migrateWith(db, 'ae', migrations)).toEqual([]);
});

test('a server refuses the database of a newer release that it cannot run with', async () => {
  const removed = run('alter table users drop column password_hash');
  await migrateWith(db, 'ae', { ...migrations, [`9999-languages${BREAKING_END}`]: removed });
  await expect(start()).rejects.toThrow(MigrationError);
  await expect(start()).rejects.toThrow('start that release, or restore a backup');
});

test('each later step adds only, or says in its name that it breaks older servers', async () => {
  await sql`drop schema ae cascade`.execute(db);
  const steps = Object.entries(migrations);
  const isLater = ([name]: [string, Migration]) => name > LAST_STEP_NOT_JUDGED;
  const ran = Object.fromEntries(steps.filter((step) => !isLater(step)));
  await migrateWith(db, 'ae', ran);
  for (const [name, step] of steps.filter(isLater)) {
    const before = await readSchema(db, 'ae');
    ran[name] = step;
    await migrateWith(db, 'ae', ran);
    if (!name.endsWith(BREAKING_END))
      expect([name, listBreakingChanges(before, await readSchema(db, 'ae'))]).toEqual([name, []]);
  }
});

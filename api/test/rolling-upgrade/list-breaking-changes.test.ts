import { sql } from 'kysely';

import type { Db } from '../../src/database/connect';
import { openTestDatabase, type OpenTestDatabase } from '../harness/test-database';
import { listBreakingChanges, readSchema } from './list-breaking-changes';

let database: OpenTestDatabase;
let db: Db;
beforeAll(async () => {
  database = await openTestDatabase();
  ({ db } = database);
});
afterAll(() => database.close());

const shops = [
  'create table shops (id int primary key, name text not null, kind text, size int, code text unique)',
  "alter table shops add constraint kinds check (kind in ('a', 'b'))",
].join(';');

beforeEach(async () => {
  await sql.raw(`drop schema ae cascade; create schema ae; ${shops}`).execute(db);
});

test.each([
  ['drop a column', 'alter table shops drop column size', 'shops.size is gone'],
  ['rename a table', 'alter table shops rename to stores', 'shops.id is gone'],
  ['change a type', 'alter table shops alter size type text', 'shops.size is text, was int4'],
  ['need a value', 'alter table shops alter size set not null', 'shops.size needs a value now'],
  ['need a new value', 'alter table shops add rank int not null', 'shops.rank is new and needs a value'],
  ['add a rule', 'alter table shops add constraint big check (size > 9)', 'constraint big of shops is new'],
  [
    'allow less',
    "alter table shops drop constraint kinds, add constraint kinds check (kind in ('a', 'c'))",
    'kinds',
  ],
  [
    'allow something else in part',
    "alter table shops drop constraint kinds, add constraint kinds check (size > 9 and (kind = '' or kind in ('a', 'b')))",
    'kinds',
  ],
  ['forbid repetition', 'create unique index names on shops (name)', 'index names of shops is new'],
  ['allow repetition', 'alter table shops drop constraint shops_code_key', 'shops_code_key of shops is gone'],
])('to %s is a breaking change', async (_change, statement, message) => {
  const before = await readSchema(db, 'ae');
  await sql.raw(statement).execute(db);
  expect(listBreakingChanges(before, await readSchema(db, 'ae'))).toContainEqual(
    expect.stringContaining(message),
  );
});

test.each([
  ['add an optional column', 'alter table shops add note text'],
  ['add a column with a rule', 'alter table shops add rank int default 1 not null check (rank > 0)'],
  ['add a table', 'create table streets (id int primary key, shop int not null references shops)'],
  [
    'allow more',
    "alter table shops drop constraint kinds, add constraint kinds check (kind in ('a', 'b', 'c'))",
  ],
  [
    'allow something else too',
    "alter table shops drop constraint kinds, add constraint kinds check (kind = '' or kind in ('a', 'b'))",
  ],
  ['add an index', 'create index sizes on shops (size)'],
])('to %s is none', async (_change, statement) => {
  const before = await readSchema(db, 'ae');
  await sql.raw(statement).execute(db);
  expect(listBreakingChanges(before, await readSchema(db, 'ae'))).toEqual([]);
});

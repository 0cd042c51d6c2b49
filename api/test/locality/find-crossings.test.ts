import { loadModule } from 'libpg-query';

import { openTestDatabase, type OpenTestDatabase } from '../harness/test-database';
import { findCrossings } from './find-crossings';
import { owners } from './owners';
import { readSchema } from './read-schema';
import type { Schema } from './scope';

let database: OpenTestDatabase;
let schema: Schema;
beforeAll(async () => {
  await loadModule();
  database = await openTestDatabase();
  schema = await readSchema(database.db);
});
afterAll(() => database.close());

const find = (statement: string) =>
  findCrossings(schema, statement).map(({ table, columns }) => [table, ...columns]);

test('every table of the migrated schema says whose its rows are, by columns that it has', () => {
  expect(Object.keys(owners).sort()).toEqual([...schema.columns.keys()].sort());
  for (const [table, { columns }] of schema.owners)
    expect([table, columns.filter((column) => !schema.columns.get(table)?.has(column))]).toEqual([table, []]);
});

test('a table that can name its company is not distributed by anything else without being listed here', () => {
  const others = [...schema.owners].filter(
    ([table, { columns }]) => schema.columns.get(table)?.has('companyId') && columns[0] !== 'companyId',
  );
  // Both have been the agent's from the start, and most of their statements name the agent.
  expect(others.map(([table]) => table)).toEqual(['enquiries', 'listings']);
});

test.each([
  ['by its own id', 'select * from trips where id = $1', [['trips', 'id']]],
  ['without any condition', 'select count(*) from trips', [['trips']]],
  ['of one company or of another row', 'select * from trips where company_id = $1 or id = $2', [['trips']]],
  [
    'that join only by their id',
    'select * from trips join trip_closings c on c.trip_id = trips.id where trips.company_id = $1',
    [['tripClosings']],
  ],
  [
    'on the side that an outer join keeps',
    'select * from trips left join charges on trips.company_id = $1 and charges.company_id = $1',
    [['trips']],
  ],
  [
    'in a subquery',
    'select (select count(*) from charges where trip_id = trips.id) from trips where company_id = $1',
    [['charges']],
  ],
  [
    'of a subquery that names its owner only inside',
    'select * from trips where exists (select from charges where charges.company_id = trips.company_id and charges.company_id = $1)',
    [['trips']],
  ],
  [
    'of one side of a union',
    'with both_kinds as (select company_id from trips where company_id = $1 union select company_id from charges) select * from both_kinds join invoices on invoices.company_id = both_kinds.company_id',
    [['charges'], ['invoices']],
  ],
  ['to change', 'update trips set total = 0 where id = $1', [['trips', 'id']]],
  ['to delete', 'delete from trips using charges where charges.company_id = $1', [['trips']]],
  ['to add without their owner', 'insert into trips (id) values ($1)', [['trips', 'insert']]],
  [
    'to copy from all',
    'insert into trip_counters (company_id, last) select company_id, count(*) from trips group by 1',
    [['trips']],
  ],
  [
    'by the record that they belong to',
    'select * from listings join listing_files on listing_files.listing_id = listings.id where listings.user_id = $1',
    [['listingFiles']],
  ],
])('rows %s are found', (_case, statement, expected) => {
  expect(find(statement)).toEqual(expected);
});

test.each([
  ['by the company', 'select * from trips where company_id = $1 and id = any($2)'],
  ['by one of several companies', 'select * from trips where company_id in ($1, $2)'],
  ['by a cast of the company', 'select * from trips where company_id = $1::uuid'],
  [
    'by a pair',
    'update trips set total = 0 where (company_id, id) in (select company_id, id from trips where company_id = $1)',
  ],
  [
    'by a join on the owner',
    'select * from trips t left join charges c on c.trip_id = t.id and c.company_id = t.company_id where t.company_id = $1',
  ],
  [
    'by a lateral join',
    'select * from trips t cross join lateral (select * from charges c where c.company_id = t.company_id) c where t.company_id = $1',
  ],
  [
    'by the company of the user',
    'select * from trips join companies on companies.id = trips.company_id where companies.user_id = $1',
  ],
  [
    'by a subquery that gives the company',
    'select * from trips where company_id = (select id from companies where user_id = $1)',
  ],
  [
    'by a named part',
    'with own as (select company_id, id from trips where company_id = $1) delete from charges using own where charges.company_id = own.company_id',
  ],
  [
    'by a list of values',
    'select * from unnest($1::uuid[]) as own (id) join trips on trips.company_id = own.id',
  ],
  ['of a table that is shared', 'select * from cities join vehicle_types on true where cities.id = $1'],
  ['of an account, in any way', 'select * from users where email = $1'],
  [
    'with their owner, or over what is in the way',
    'insert into trip_counters (company_id, last) values ($1, 1) on conflict (company_id) do update set last = trip_counters.last + 1',
  ],
])('a statement that finds rows %s is in order', (_case, statement) => {
  expect(find(statement)).toEqual([]);
});

test('a kind of statement that nobody has thought of is refused', () => {
  expect(() => find('merge into trips using charges on true when matched then delete')).toThrow(
    'unknown kind',
  );
});

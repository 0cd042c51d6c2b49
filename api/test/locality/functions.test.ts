// Columns of PostgreSQL's catalogue. cspell:ignore lanname prolang proname pronamespace regnamespace classid objid refclassid refobjid
import { sql } from 'kysely';

import { openTestDatabase, type OpenTestDatabase } from '../harness/test-database';
import { functionCrossings } from './allowed-crossings';
import { listFunctionCrossings } from './list-function-crossings';

let database: OpenTestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const expected = Object.fromEntries(
  Object.entries(functionCrossings).map(([name, { tables }]) => [name, tables]),
);

test('the statements in functions of the database name the owner, or say why they do not', async () => {
  expect(await listFunctionCrossings(database.db)).toEqual(expected);
});

test('functions in plain SQL work on values and reach no table', async () => {
  const { rows } = await sql<{ name: string }>`
    select distinct proname as name from pg_proc p join pg_language l on l.oid = prolang
    join pg_depend on classid = 'pg_proc'::regclass and objid = p.oid and refclassid = 'pg_class'::regclass
    where pronamespace = current_schema()::regnamespace and lanname <> 'plpgsql'`.execute(database.db);
  expect(rows).toEqual([]);
});

test.each([
  ['a statement', 'update trips set total = 0 where id = new.trip_id;', ['trips']],
  [
    'a condition',
    'if exists (select from charges where trip_id = new.trip_id) then return null; end if;',
    ['charges'],
  ],
  ['a value', 'new.amount := (select sum(total) from trips where id = new.trip_id);', ['trips']],
  ['a loop', 'for new in select * from trip_ledger loop return new; end loop;', ['tripLedger']],
])('%s in a function that looks for rows by their id alone is found', async (_case, body, tables) => {
  await sql
    .raw(
      `create or replace function tried() returns trigger language plpgsql as $$ begin ${body} return new; end $$`,
    )
    .execute(database.db);
  expect(await listFunctionCrossings(database.db)).toEqual({ ...expected, tried: tables });
  await sql`drop function tried`.execute(database.db);
});

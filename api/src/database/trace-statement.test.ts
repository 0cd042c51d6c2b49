import { describeStatement } from './trace-statement';

test.each([
  ['select "id" from "trips" where "id" = $1', 'SELECT trips'],
  ['insert into "outbox_mails" ("id") values ($1)', 'INSERT outbox_mails'],
  ['update "users" set "name" = $1', 'UPDATE users'],
  ['delete from "files" where "id" = $1', 'DELETE files'],
  ['select count(*) from (select 1 from "trips") counted', 'SELECT trips'],
  ['select pg_try_advisory_lock($1)', 'SELECT'],
  ['select * from unnest($1::uuid[]) id', 'SELECT'],
  ['rollback to savepoint call_1', 'ROLLBACK'],
])('%s is named %s', (sql, name) => {
  expect(describeStatement(sql).name).toBe(name);
});

test('the text keeps places of values, hides what is quoted, and has an end', () => {
  const read = (sql: string) => describeStatement(sql).attributes['db.query.text'];
  expect(read("select 1\n  from trips where name = 'Anna''s' and code = $1")).toBe(
    'select 1 from trips where name = ? and code = $1',
  );
  expect(read(`insert into positions values ${'($1, $2), '.repeat(1000)}`)).toHaveLength(2000);
});
